import { excess, median, percentile } from './statistics';

describe('statistics', () => {
  it('computes percentiles by nearest rank, in any order', () => {
    const values = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(percentile(values, 0.5)).toBe(10);
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile(values, 1)).toBe(20);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('throws for a percentile of no values', () => {
    expect(() => percentile([], 0.5)).toThrow('no values');
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[5], 5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('compares pair by pair, so that a machine that slows down does not change the result', () => {
    const quiet = { ours: 110, peer: 100 };
    const busy = { ours: 440, peer: 400 };
    const disturbed = { ours: 300, peer: 100 };
    expect(excess([quiet, busy, disturbed])).toBeCloseTo(0.1);
  });
});
