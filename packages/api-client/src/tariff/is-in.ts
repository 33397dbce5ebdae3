/** A range of points; `to` is null where it is open. */
export interface PointsRange {
  readonly from: number;
  readonly to: number | null;
}

/** Returns whether points are in a range. */
export const isIn = (points: number, { from, to }: PointsRange): boolean =>
  points >= from && (to === null || points <= to);
