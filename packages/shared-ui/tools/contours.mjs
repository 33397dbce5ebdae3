// Writes src/base/contours.svg: contour lines of a smooth, tileable relief, traced by marching squares.
import { writeFileSync } from 'node:fs';

const SIZE = 600;
const CELLS = 75;
const LEVELS = [-1.7, -1.45, -1.2, -0.95, -0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8, 1.05, 1.3, 1.55, 1.8];
const WAVES = [
  [1, 1, 0.4, 0.9],
  [2, -1, 1.9, 0.6],
  [-1, 2, 4.1, 0.55],
  [3, 1, 0.7, 0.25],
  [1, -3, 2.6, 0.22],
];
const height = (x, y) =>
  WAVES.reduce(
    (sum, [a, b, phase, high]) => sum + high * Math.sin((2 * Math.PI * (a * x + b * y)) / CELLS + phase),
    0,
  );

// The two ends of the contour in a cell, by the corners above the level; saddles are drawn as one line.
const EDGES = {
  1: [3, 0],
  2: [0, 1],
  3: [3, 1],
  4: [1, 2],
  5: [3, 0],
  6: [0, 2],
  7: [3, 2],
  8: [2, 3],
  9: [2, 0],
  10: [0, 1],
  11: [2, 1],
  12: [1, 3],
  13: [1, 0],
  14: [0, 3],
};

// Whole numbers and relative steps: half the bytes without a visible difference.
const drawn = (path) => {
  let last = [0, 0];
  const steps = path
    .map((point) => {
      const whole = point.split(' ').map(Math.round);
      const step = whole.map((value, axis) => value - last[axis]);
      last = whole;
      return step.join(' ').replace(' -', '-');
    })
    .filter((step, i) => i === 0 || step !== '0 0');
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}`;
};

const trace = (level) => {
  const joins = new Map();
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const highs = corners.map(([cx, cy]) => height(cx, cy) - level);
      const edges = EDGES[highs.reduce((bits, high, i) => bits | (Number(high > 0) << i), 0)];
      if (!edges) continue;
      const [from, to] = edges.map((edge) => {
        const next = (edge + 1) % 4;
        const t = highs[edge] / (highs[edge] - highs[next]);
        return [0, 1]
          .map((axis) =>
            (
              ((corners[edge][axis] + t * (corners[next][axis] - corners[edge][axis])) * SIZE) /
              CELLS
            ).toFixed(2),
          )
          .join(' ');
      });
      joins.set(from, to);
    }
  }
  const paths = [];
  while (joins.size) {
    const ends = new Set(joins.values());
    let point = [...joins.keys()].find((key) => !ends.has(key)) ?? joins.keys().next().value;
    const path = [point];
    while (joins.has(point)) {
      const next = joins.get(point);
      joins.delete(point);
      path.push((point = next));
    }
    if (path.length > 3) paths.push(drawn(path));
  }
  return paths.join('');
};

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke="#000" stroke-width="0.9" stroke-linejoin="round"><path d="${LEVELS.map(trace).join('')}"/></svg>\n`;
writeFileSync(new URL('../src/base/contours.svg', import.meta.url), svg);
console.log(svg.length, 'bytes');
