import { readOptions, SECTIONS } from './options';

describe('the command line', () => {
  it('runs every section when none is named', () => {
    expect(readOptions([])).toEqual({
      sections: SECTIONS,
      quick: false,
      check: false,
      built: false,
      json: undefined,
    });
  });

  it('runs the named sections in the order of the bench', () => {
    const { sections, quick, json } = readOptions(['tax', 'bytes', '--quick', '--json', 'out.json']);
    expect(sections).toEqual(['bytes', 'tax']);
    expect(quick).toBe(true);
    expect(json).toBe('out.json');
  });

  it.each([[['byte']], [['--fast']]])('says what there is when it does not know %j', (args) => {
    expect(() => readOptions(args)).toThrow(/usage: npm run bench/);
  });
});
