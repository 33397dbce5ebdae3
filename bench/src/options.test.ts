import { readOptions, SECTIONS } from './options';

describe('command line', () => {
  it('runs every section when none is named', () => {
    expect(readOptions([])).toEqual({
      sections: SECTIONS,
      quick: false,
      check: false,
      built: false,
      courses: undefined,
      json: undefined,
    });
  });

  it('runs the named sections in the order of the bench', () => {
    const { sections, quick, json } = readOptions(['tax', 'bytes', '--quick', '--json', 'out.json']);
    expect(sections).toEqual(['bytes', 'tax']);
    expect(quick).toBe(true);
    expect(json).toBe('out.json');
  });

  it('accepts a number of courses', () => {
    expect(readOptions(['--courses', '35000']).courses).toBe(35_000);
  });

  it.each([[['byte']], [['--fast']], [['--courses', 'many']], [['--courses', '0']]])(
    'lists the valid options for an unknown %j',
    (args) => {
      expect(() => readOptions(args)).toThrow(/usage: npm run bench/);
    },
  );
});
