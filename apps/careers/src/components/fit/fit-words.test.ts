import { reasonsOf } from './fit-words';

const fit = (contributions: object) => ({
  percent: 80,
  range: { low: 75, high: 85 },
  contributions: { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0, ...contributions },
});
const maker = { R: 5, I: 4, A: 1, S: 2, E: 2, C: 3 };

describe('match reasons', () => {
  it('never describes a disliked interest as liked [R-04] [R-07]', () => {
    expect(reasonsOf(fit({ A: 20, R: 14 }), maker)).toEqual([
      '+20 not creative, like you',
      '+14 hands-on, like you',
    ]);
  });

  it('states for negative points whether the work has too much or too little of the interest [R-04] [R-07]', () => {
    expect(reasonsOf(fit({ E: -9, I: -4 }), maker)).toEqual([
      '−9 about leading, unlike you',
      '−4 not about finding out, unlike you',
    ]);
  });
});
