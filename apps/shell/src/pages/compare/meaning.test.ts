import { LEAST_PEOPLE } from './certainty';
import { judge, type Figure } from './meaning';

const share = (value: number, people: number | null = 200, group = 'course'): Figure => ({
  value,
  people,
  group,
});
const pay = (value: number, people: number, middle: Figure['middle']): Figure => ({
  value,
  people,
  group: 'course',
  middle: middle ?? null,
});
const ALIKE = { alike: 'Not a meaningful difference.' };

describe('what a difference means', () => {
  it.each<[string, (Figure | null)[], object]>([
    ['a clear lead stands out', [share(90), share(60)], { best: 0, lowest: 1 }],
    ['the leader may stand anywhere', [share(70), share(95), null, share(72)], { best: 1 }],
    ['so may the lowest', [share(90), share(60), share(91)], { lowest: 1 }],
    ['one figure alone says nothing', [share(80), null, null], {}],
    ['no figure says nothing', [null, null], {}],
    ['equal figures say nothing', [share(90), share(90, 10)], {}],
    ['a gap that chance explains', [share(92), share(90)], ALIKE],
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
  ])('[R-12] marks differences only where they are certain: %s', (_name, figures, verdict) => {
    expect(judge(figures)).toEqual(verdict);
  });

  it('[R-12] compares no figure about fewer people than the stated minimum', () => {
    expect(judge([share(95, LEAST_PEOPLE), share(40, LEAST_PEOPLE)])).toHaveProperty('best', 0);
    expect(judge([share(95, LEAST_PEOPLE - 1), share(40)]).alike).toContain(`fewer than ${LEAST_PEOPLE}`);
    expect(judge([share(95, null), share(40)])).not.toHaveProperty('best');
  });

  it('[R-12] compares no course with a whole subject or provider, and no pay without its middle half', () => {
    expect(judge([share(90), share(60, 200, 'subject')]).alike).toContain('different groups');
    expect(judge([pay(40_000, 200, null), pay(20_000, 200, [18_000, 22_000])]).alike).toContain(
      'not published',
    );
  });
});
