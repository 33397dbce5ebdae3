import { judge, LEAST_PEOPLE, MARGINS, type Figure } from './meaning';

const figure = (value: number, people: number | null = 200, level: Figure['level'] = 'course'): Figure => ({
  value,
  people,
  level,
});

describe('what a difference means', () => {
  it.each<[string, (Figure | null)[], number, object]>([
    ['a clear lead stands out', [figure(31_000), figure(26_000)], MARGINS.pay, { best: 0 }],
    ['the leader may stand anywhere', [figure(80), figure(90), null, figure(82)], MARGINS.share, { best: 1 }],
    ['one figure alone says nothing', [figure(31_000), null, null], MARGINS.pay, {}],
    ['no figure says nothing', [null, null], MARGINS.pay, {}],
    ['equal figures say nothing', [figure(90), figure(90, 10)], MARGINS.share, {}],
    [
      'exactly the margin is not more than it',
      [figure(26_500), figure(25_000)],
      MARGINS.pay,
      { alike: 'Not a meaningful difference.' },
    ],
    [
      'two leaders close together, one far behind',
      [figure(92), figure(90), figure(60)],
      MARGINS.share,
      { alike: 'The highest are too close together to mean anything.' },
    ],
  ])('[R-12] marks differences only where they mean something: %s', (_name, figures, margin, verdict) => {
    expect(judge(figures, margin)).toEqual(verdict);
  });

  it('[R-12] compares no figure about fewer people than the stated minimum', () => {
    expect(judge([figure(90, LEAST_PEOPLE), figure(60, LEAST_PEOPLE)], MARGINS.share)).toEqual({ best: 0 });
    expect(judge([figure(90, LEAST_PEOPLE - 1), figure(60)], MARGINS.share).alike).toContain(
      `fewer than ${LEAST_PEOPLE}`,
    );
    expect(judge([figure(90, null), figure(60)], MARGINS.share)).not.toHaveProperty('best');
  });

  it('[R-12] compares no course with a whole subject or provider', () => {
    expect(judge([figure(90, 200, 'course'), figure(60, 200, 'subject')], MARGINS.share).alike).toContain(
      'different groups',
    );
  });
});
