import { MIN_PEOPLE } from './certainty';
import { compareFigures, type Figure } from './meaning';

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
