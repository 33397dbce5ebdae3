import { isDifferent, errorOfMedian, errorOfPercent, MIN_PEOPLE, type Estimate } from './certainty';

const ROUNDS = 3000;

/** Returns a random generator of numbers from 0 to 1 that is the same on every run (mulberry32). */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};

const normalFrom = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const quantile = (sorted: readonly number[], share: number): number => {
  const position = share * (sorted.length - 1);
  const lowerIndex = Math.floor(position);
  const from = sorted[lowerIndex] ?? 0;
  return from + (position - lowerIndex) * ((sorted[lowerIndex + 1] ?? from) - from);
};

const published = (pay: number): number => Math.round(pay / 500) * 500;

/** Returns the published pay figures of this many graduates: skewed, as pay is, and rounded to £500. */
const payOf = (people: number, random: () => number): Estimate => {
  const sorted = Array.from({ length: people }, () => 30_000 * Math.exp(0.3 * normalFrom(random))).sort(
    (one, other) => one - other,
  );
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => published(quantile(sorted, share)));
  return { value: median ?? 0, error: errorOfMedian(lower ?? 0, upper ?? 0, people), people };
};

const shareOf = (people: number, random: () => number): Estimate => {
  const positives = Array.from({ length: people }, random).filter((number) => number < 0.8).length;
  const percent = Math.round((100 * positives) / people);
  return { value: percent, error: errorOfPercent(percent, people), people: null };
};

/** Returns in how many of 100 rows of equal groups any two figures are marked as different. */
const falsePositives = (estimate: typeof payOf, people: readonly number[]): number => {
  const random = randomFrom(19);
  const differing = Array.from({ length: ROUNDS }, () => people.map((each) => estimate(each, random))).filter(
    (row) => row.some((one) => row.some((other) => isDifferent(one, other, row.length))),
  );
  return (100 * differing.length) / ROUNDS;
};

describe('whether figures differ', () => {
  it.each([
    [[MIN_PEOPLE, MIN_PEOPLE]],
    [[60, 60]],
    [[30, 200]],
    [[50, 80, 120]],
    [[40, 60, 90, 150]],
    [[100, 100, 100, 100]],
  ])('marks a difference in 5 of 100 rows of equal groups of %j, within 2, for pay [R-12]', (people) => {
    expect(Math.abs(falsePositives(payOf, people) - 5)).toBeLessThanOrEqual(2);
  });

  it.each([[[60, 60]], [[50, 80, 120]], [[200, 200, 200, 200]]])(
    'marks a difference in 5 of 100 rows of equal groups of %j, within 2, for shares [R-12]',
    (people) => {
      expect(Math.abs(falsePositives(shareOf, people) - 5)).toBeLessThanOrEqual(2);
    },
  );
});
