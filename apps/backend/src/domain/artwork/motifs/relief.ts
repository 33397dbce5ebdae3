import { contourLevels, isolines, sampleField } from '../drawing/contours';
import type { Frame } from '../drawing/frame';
import type { Field } from '../drawing/noise';
import { closedCurve } from '../drawing/path';
import { filled, stroked } from '../drawing/svg';

/** The style of a relief map: `bands` fill the ground from low to high, `lines` are drawn over them. */
export interface ReliefStyle {
  bands: readonly string[];
  /** Contour lines; every fifth is thicker, as on a topographic map. */
  lines?: { colour: string; count: number; width: number; opacity?: number };
}

/** Contour map of a terrain: flat bands of colour, lines of equal height, or both. */
export const relief = (field: Field, frame: Frame, { bands, lines }: ReliefStyle): string => {
  const grid = sampleField(field, frame, 37 * frame.unit);
  const curve = (level: number) => isolines(grid, level).map(closedCurve).join('');
  const ground = contourLevels(grid, bands.length).map((level, index) =>
    filled(curve(level), bands[index] ?? ''),
  );
  if (!lines) return ground.join('');
  const drawn = contourLevels(grid, lines.count).map((level, index) => ({
    path: curve(level),
    heavy: index % 5 === 2,
  }));
  const strokes = [false, true].map((heavy) =>
    stroked(
      drawn.map((line) => (line.heavy === heavy ? line.path : '')).join(''),
      lines.colour,
      lines.width * (heavy ? 2.1 : 1),
      { opacity: lines.opacity ?? 1 },
    ),
  );
  return ground.join('') + strokes.join('');
};
