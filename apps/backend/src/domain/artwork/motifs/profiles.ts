import type { Frame, Point } from '../drawing/frame';
import type { Field } from '../drawing/noise';
import { openCurve } from '../drawing/path';
import { filled, stroked } from '../drawing/svg';
import type { StationStyle } from './routes';
import { station } from './routes';

/**
 * The colours of hill profiles: one fill for each profile from the far hills to the near, and the stroke along their
 * tops.
 */
export interface ProfileStyle {
  fills: readonly string[];
  pen: string;
  width: number;
  /** A railway line over one of the hills, with its stops. */
  railway: { hill: number; colour: string; stop: StationStyle };
}

/**
 * Cross-sections of a terrain, one behind another: the terrain seen from the side. `horizon` is the far hills' base.
 */
export const profiles = (
  field: Field,
  frame: Frame,
  horizon: number,
  height: number,
  { fills, pen, width, railway }: ProfileStyle,
): string =>
  fills
    .map((fill, index) => {
      const share = index / (fills.length - 1);
      const base = horizon + (frame.height * 1.04 - horizon) * share ** 1.25;
      const points = profile(field, frame, share, base, height * (0.7 + share * 0.5));
      const curve = openCurve(points);
      const land = filled(`${curve}V${frame.height + 60}H-60z`, fill);
      if (index !== railway.hill) return land + stroked(curve, pen, width);
      const stops = [0.22, 0.5, 0.78].map((along) => {
        // The curve passes midway between its guide points, not through them.
        const [x, y] = points[Math.round(points.length * along)] ?? [0, 0];
        const [nextX, nextY] = points[Math.round(points.length * along) + 1] ?? [x, y];
        return station([(x + nextX) / 2, (y + nextY) / 2], 13 * frame.unit, railway.stop);
      });
      return land + stroked(curve, railway.colour, 13 * frame.unit) + stops.join('');
    })
    .join('');

/** One cross-section from beyond the left edge to beyond the right. */
const profile = (field: Field, frame: Frame, share: number, base: number, height: number): Point[] => {
  const step = 34;
  return Array.from({ length: Math.ceil((frame.width + 240) / step) }, (_, index): Point => {
    const x = index * step - 100;
    const rise = 0.5 + 0.6 * field(x, share * frame.height * 1.6);
    return [x, base - height * Math.max(0, rise) ** 1.6];
  });
};
