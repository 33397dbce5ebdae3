import { errorOfMedian, errorOfPercent, type Estimate, isDifferent, MIN_PEOPLE } from './certainty';
import { compareFigures, type Figure } from './meaning';
import { addItem, columnsOf, compareUrl, readSelection, removeItem, type Selection } from './selection';

describe('certainty', () => {
  const estimate = (value: number, error: number, people: number | null = 100): Estimate => ({
    value,
    error,
    people,
  });

  // How often groups that are equal are marked as different is in the nightly tests.
  describe('whether figures differ', () => {
    it('uses the published quartiles and the number of people [R-12]', () => {
      expect(Math.hypot(errorOfMedian(25_000, 34_000, 30), errorOfMedian(25_000, 34_000, 30))).toBeCloseTo(
        2159,
        -1,
      );
      expect(errorOfPercent(100, 30)).toBeGreaterThan(0);
    });

    it('needs a larger distance in a row of more figures, and in small groups [R-12]', () => {
      const [one, other] = [estimate(30_000, 1_000), estimate(33_200, 1_000)];
      expect([2, 4].map((figures) => isDifferent(one, other, figures))).toEqual([true, false]);
      expect(isDifferent(estimate(30_000, 1_000, 30), estimate(32_900, 1_000, 30), 2)).toBe(false);
    });
  });
});

describe('meaning', () => {
  const share = (value: number, people: number | null = 200, group = 'course'): Figure => ({
    value,
    people,
    group,
  });
  const pay = (value: number, people: number, quartiles: Figure['quartiles']): Figure => ({
    value,
    people,
    group: 'course',
    quartiles: quartiles ?? null,
  });
  const ALIKE = { alike: 'Not a meaningful difference.' };

  describe('comparing figures', () => {
    it.each<[string, (Figure | null)[], object]>([
      ['a clear lead is marked', [share(90), share(60)], { best: 0, lowest: 1 }],
      ['the highest figure may be in any column', [share(70), share(95), null, share(72)], { best: 1 }],
      ['the lowest figure may be in any column', [share(90), share(60), share(91)], { lowest: 1 }],
      ['one figure alone gives no result', [share(80), null, null], {}],
      ['no figure gives no result', [null, null], {}],
      ['equal figures give no result', [share(90), share(90, 10)], {}],
      ['a difference within chance', [share(92), share(90)], ALIKE],
      [
        '£2,000 among 30 graduates',
        [pay(31_000, 30, [26_000, 35_000]), pay(29_000, 30, [25_000, 34_000])],
        ALIKE,
      ],
      [
        '£2,000 among 500 graduates',
        [pay(31_000, 500, [26_000, 35_000]), pay(29_000, 500, [25_000, 34_000])],
        { best: 0, lowest: 1 },
      ],
    ])('marks differences only where they are certain: %s [R-12]', (_name, figures, verdict) => {
      expect(compareFigures(figures)).toEqual(verdict);
    });

    it('compares no figure about fewer people than the stated minimum [R-12]', () => {
      expect(compareFigures([share(95, MIN_PEOPLE), share(40, MIN_PEOPLE)])).toHaveProperty('best', 0);
      expect(compareFigures([share(95, MIN_PEOPLE - 1), share(40)]).alike).toContain(
        `fewer than ${MIN_PEOPLE}`,
      );
      expect(compareFigures([share(95, null), share(40)])).not.toHaveProperty('best');
    });

    it('compares no course with a whole subject or provider, and no pay without its quartiles [R-12]', () => {
      expect(compareFigures([share(90), share(60, 200, 'subject')]).alike).toContain('different groups');
      expect(compareFigures([pay(40_000, 200, null), pay(20_000, 200, [18_000, 22_000])]).alike).toContain(
        'not published',
      );
    });
  });
});

describe('selection', () => {
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
});
