import { isolines, sampleField } from './contours';
import { createTerrain } from './noise';
import { toHex } from './oklch';
import { closedCurve } from './path';
import { createRandom } from './random';

describe('toHex', () => {
  it('converts the primary colours of sRGB', () => {
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
    expect(toHex({ l: 0, c: 0, h: 0 })).toBe('#000000');
    expect(toHex({ l: 0.62796, c: 0.25768, h: 29.234 })).toBe('#ff0000');
  });

  it('lowers the chroma of a colour that screens cannot show, and keeps its hue', () => {
    expect(toHex({ l: 0.9, c: 0.4, h: 150 })).toMatch(/^#[0-9a-f]{6}$/);
    expect(toHex({ l: 0.9, c: 0.4, h: 150 })).not.toBe('#00ff00');
  });
});

describe('isolines', () => {
  it('traces a round hill as one closed line at its height', () => {
    const frame = { width: 400, height: 400, unit: 1 };
    const grid = sampleField((x, y) => -Math.hypot(x - 200, y - 200) / 100, frame, 20);
    const [loop, ...others] = isolines(grid, -1);
    expect(others).toEqual([]);
    for (const [x, y] of loop ?? []) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(100, -1);
  });

  it('closes every line, even where the terrain extends beyond the frame', () => {
    const frame = { width: 400, height: 200, unit: 1 };
    const grid = sampleField((x) => x, frame, 20);
    expect(isolines(grid, 200)).toHaveLength(1);
  });
});

describe('closedCurve', () => {
  it('writes whole numbers and closes', () => {
    const square = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ] as const;
    expect(closedCurve(square)).toBe('M50 0q50 0 50 50t-50 50-50-50 50-50z');
  });
});

describe('createTerrain and createRandom', () => {
  it('return the same terrain and choices for the same seed, and similar heights for close points', () => {
    const land = createTerrain(7);
    expect(createTerrain(7)(3.2, 1.1)).toBe(land(3.2, 1.1));
    expect(Math.abs(land(3.2, 1.1) - land(3.21, 1.1))).toBeLessThan(0.1);
    expect(createRandom('a').between(0, 1)).toBe(createRandom('a').between(0, 1));
    expect(createRandom('a').between(0, 1)).not.toBe(createRandom('b').between(0, 1));
  });
});
