import { columnsOf, compareUrl, readSelection, removeItem, addItem, type Selection } from './selection';

const read = (query: string) => readSelection(new URLSearchParams(query));
const EMPTY: Selection = { unis: [], courses: [], apprenticeships: [] };
const COURSE = 'bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1';

describe('the selection in the address', () => {
  it.each<[string, object]>([
    ['', EMPTY],
    ['unis=10007850,10007803', { ...EMPTY, unis: ['10007850', '10007803'] }],
    ['unis=10007850&unis=10007803', { ...EMPTY, unis: ['10007850', '10007803'] }],
    ['unis=10007850,10007850, ,', { ...EMPTY, unis: ['10007850'] }],
    ['unis=10007850-3f5e-8a1c-b0d2-aabbccddeeff', { ...EMPTY, unis: ['10007850'] }],
    [
      `courses=${COURSE.toUpperCase()}&apprenticeships=acme-engineer`,
      { ...EMPTY, courses: [COURSE], apprenticeships: ['acme-engineer'] },
    ],
  ])('is parsed: %s', (query, selection) => {
    expect(read(query)).toEqual({ selection, problems: [] });
  });

  it.each([
    'unis=x',
    'unis=1000785',
    'courses=1',
    'apprenticeships=a b',
    'unis=<script>',
    `unis=${'9'.repeat(5000)}`,
  ])('names invalid parts, shortened: %s', (query) => {
    const { selection, problems } = read(query);
    expect(selection).toEqual(EMPTY);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.length).toBeLessThan(90);
  });

  it('has at most four universities, and four degrees and apprenticeships together', () => {
    const five = ['1', '2', '3', '4', '5'].map((digit) => `1000785${digit}`);
    expect(read(`unis=${five.join(',')}`).selection.unis).toEqual(five.slice(0, 4));
    const courses = [1, 2, 3].map((digit) => `${COURSE.slice(0, -1)}${digit}`);
    const both = read(`courses=${courses.join(',')}&apprenticeships=a,b`);
    expect(both.selection).toMatchObject({ courses, apprenticeships: ['a'] });
    expect(both.problems).toEqual([expect.stringContaining('first four')]);
  });

  it('a thousand invalid ids give one problem', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `no${index}`).join(',');
    expect(read(`unis=${many}`).problems.length).toBeLessThanOrEqual(4);
  });

  it('is written so that it is parsed to the same selection', () => {
    const selection = addItem(addItem(EMPTY, 'unis', '10007850'), 'apprenticeships', 'acme-engineer');
    const address = compareUrl(selection);
    expect(address).toBe('/explore/compare?unis=10007850&apprenticeships=acme-engineer');
    expect(read(address.slice(address.indexOf('?'))).selection).toEqual(selection);
    expect(
      compareUrl(removeItem(removeItem(selection, 'unis', '10007850'), 'apprenticeships', 'acme-engineer')),
    ).toBe('/explore/compare');
    expect(columnsOf(selection, 'study')).toBe(1);
  });
});
