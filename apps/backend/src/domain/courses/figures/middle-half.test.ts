import { middleHalf, middlePoints } from './middle-half';
import { tariffBandOf, tariffBands } from './tariff-bands';

const band = (from: number, percent: number) => ({ from, to: from + 15, percent });

describe('the middle half of entrants by points', () => {
  it('runs from a quarter to three quarters of the way up, whatever the shares add up to [E-03]', () => {
    // 88 percent are published: a quarter of them is reached in the second band.
    expect(middleHalf([band(144, 18), band(96, 10), band(112, 30), band(128, 30), band(160, 0)])).toEqual({
      from: 112,
      to: 143,
      fewer: 10,
      more: 18,
    });
  });

  it('is open upwards where it ends in the top band, and null where nobody is counted [E-03]', () => {
    const bands = [{ from: 0, to: 47, percent: 1 }, band(144, 40), { from: 240, to: null, percent: 59 }];
    expect(middleHalf(bands)).toEqual({ from: 144, to: null, fewer: 1, more: 0 });
    expect(middleHalf([band(96, 0)])).toBeNull();
    expect(middleHalf([])).toBeNull();
  });

  it('is not the commonest band where most entrants are above it [E-03]', () => {
    const bands = [band(144, 21), band(160, 20), band(176, 20), band(192, 19), band(208, 20)];
    expect(middleHalf(bands)).toEqual({ from: 160, to: 207, fewer: 21, more: 20 });
  });

  it('sorts and filters by points within it [C-05]', () => {
    for (const half of [
      { from: 0, to: 47 },
      { from: 80, to: 143 },
      { from: 144, to: null },
      { from: 96, to: 111 },
    ]) {
      const points = middlePoints(half);
      expect(points).toBeGreaterThanOrEqual(half.from);
      expect(points).toBeLessThanOrEqual(half.to ?? Infinity);
    }
    expect(tariffBandOf(middlePoints({ from: 80, to: 143 }))).toBe('96 to 127 points');
    expect(tariffBandOf(middlePoints({ from: 144, to: null }))).toBe(tariffBands[3].name);
  });
});
