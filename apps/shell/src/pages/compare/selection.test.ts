import { columnsOf, compareUrl, NOTHING, readSelection, without, withOne } from './selection';

const read = (query: string) => readSelection(new URLSearchParams(query));
const COURSE = 'bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1';

describe('what to compare, from the address', () => {
  it.each<[string, object]>([
    ['', NOTHING],
    ['unis=10007850,10007803', { ...NOTHING, unis: ['10007850', '10007803'] }],
    ['unis=10007850&unis=10007803', { ...NOTHING, unis: ['10007850', '10007803'] }],
    ['unis=10007850,10007850, ,', { ...NOTHING, unis: ['10007850'] }],
    ['unis=10007850-3f5e-8a1c-b0d2-aabbccddeeff', { ...NOTHING, unis: ['10007850'] }],
    [
      `courses=${COURSE.toUpperCase()}&apprenticeships=acme-engineer`,
      { ...NOTHING, courses: [COURSE], apprenticeships: ['acme-engineer'] },
    ],
  ])('is read: %s', (query, selection) => {
    expect(read(query)).toEqual({ selection, problems: [] });
  });

  it.each([
    'unis=x',
    'unis=1000785',
    'courses=1',
    'apprenticeships=a b',
    'unis=<script>',
    `unis=${'9'.repeat(5000)}`,
  ])('names what means nothing, shortened: %s', (query) => {
    const { selection, problems } = read(query);
    expect(selection).toEqual(NOTHING);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.length).toBeLessThan(90);
  });

  it('holds four of a kind, degrees and apprenticeships together', () => {
    const five = ['1', '2', '3', '4', '5'].map((digit) => `1000785${digit}`);
    expect(read(`unis=${five.join(',')}`).selection.unis).toEqual(five.slice(0, 4));
    const courses = [1, 2, 3].map((digit) => `${COURSE.slice(0, -1)}${digit}`);
    const both = read(`courses=${courses.join(',')}&apprenticeships=a,b`);
    expect(both.selection).toMatchObject({ courses, apprenticeships: ['a'] });
    expect(both.problems).toEqual([expect.stringContaining('first four')]);
  });

  it('a thousand ids cost no thousand complaints', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `no${index}`).join(',');
    expect(read(`unis=${many}`).problems.length).toBeLessThanOrEqual(4);
  });

  it('is written so that it is read as it was', () => {
    const selection = withOne(withOne(NOTHING, 'unis', '10007850'), 'apprenticeships', 'acme-engineer');
    const address = compareUrl(selection);
    expect(address).toBe('/explore/compare?unis=10007850&apprenticeships=acme-engineer');
    expect(read(address.slice(address.indexOf('?'))).selection).toEqual(selection);
    expect(
      compareUrl(without(without(selection, 'unis', '10007850'), 'apprenticeships', 'acme-engineer')),
    ).toBe('/explore/compare');
    expect(columnsOf(selection, 'study')).toBe(1);
  });
});
