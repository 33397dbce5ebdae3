import type { Frame, Point } from './frame';
import type { Field } from './noise';

/**
 * Heights sampled on a square grid that extends two cells beyond the frame; its border is lowered so that every contour
 * closes.
 */
export interface Grid {
  cell: number;
  columns: number;
  rows: number;
  heights: Float64Array;
}

const MARGIN = 2;
const BORDER_HEIGHT = -9;

type Side = 'top' | 'right' | 'bottom' | 'left';

// Indexed by which corners are high (8 top left, 4 top right, 2 bottom right, 1 bottom left); high ground is on the
// right of each step.
const CONTOUR_STEPS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
];

/** Samples a field over a frame, one height every `cell` units. */
export const sampleField = (field: Field, frame: Frame, cell: number): Grid => {
  const columns = Math.ceil(frame.width / cell) + 2 * MARGIN + 1;
  const rows = Math.ceil(frame.height / cell) + 2 * MARGIN + 1;
  const heights = new Float64Array(columns * rows).fill(BORDER_HEIGHT);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      heights[row * columns + column] = field((column - MARGIN) * cell, (row - MARGIN) * cell);
    }
  }
  return { cell, columns, rows, heights };
};

/**
 * Returns `count` heights spaced evenly between the lowest and the highest ground of a grid, so that every place shows
 * relief.
 */
export const contourLevels = ({ heights }: Grid, count: number): number[] => {
  const land = heights.filter((height) => height > BORDER_HEIGHT).sort();
  const low = land[Math.floor(land.length * 0.06)] ?? 0;
  const high = land[Math.floor(land.length * 0.97)] ?? 0;
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / Math.max(1, count - 1));
};

/** The closed contours of one height (marching squares); tiny loops are omitted as clutter. */
export const isolines = (grid: Grid, level: number): Point[][] => {
  const { cell, columns, rows, heights } = grid;
  const height = (column: number, row: number) => heights[row * columns + column] ?? BORDER_HEIGHT;
  const next = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = (right: number, down: number) => (height(column + right, row + down) > level ? 1 : 0);
      const high = corner(0, 0) * 8 + corner(1, 0) * 4 + corner(1, 1) * 2 + corner(0, 1);
      const edges = {
        top: 2 * (row * columns + column),
        bottom: 2 * ((row + 1) * columns + column),
        left: 2 * (row * columns + column) + 1,
        right: 2 * (row * columns + column + 1) + 1,
      };
      for (const [from, to] of CONTOUR_STEPS[high] ?? []) next.set(edges[from], edges[to]);
    }
  }
  const crossing = (edge: number): Point => {
    const column = (edge >> 1) % columns;
    const row = Math.floor((edge >> 1) / columns);
    const [right, down] = edge % 2 === 0 ? [1, 0] : [0, 1];
    const start = height(column, row);
    const along = (level - start) / (height(column + right, row + down) - start);
    return [(column - MARGIN + along * right) * cell, (row - MARGIN + along * down) * cell];
  };
  return traceLoops(next, crossing, cell * 0.8).filter((loop) => loop.length > 5);
};

/** Joins the steps from edge to edge into closed loops, skipping points closer than `spacing` to the last. */
const traceLoops = (
  next: Map<number, number>,
  crossing: (edge: number) => Point,
  spacing: number,
): Point[][] => {
  const loops: Point[][] = [];
  for (const first of next.keys()) {
    const loop: Point[] = [];
    let last: Point | undefined;
    for (let edge: number | undefined = first; edge !== undefined;) {
      const point = crossing(edge);
      if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= spacing) {
        loop.push(point);
        last = point;
      }
      const following = next.get(edge);
      next.delete(edge);
      edge = following !== undefined && next.has(following) ? following : undefined;
    }
    loops.push(loop);
  }
  return loops;
};
