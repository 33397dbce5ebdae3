import type { MapPoint } from './point';

/** The bounds of a map in degrees. */
export interface Frame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The country without its most distant islands: the default bounds. */
export const MAINLAND: Frame = { south: 49.9, west: -7.9, north: 58.8, east: 1.8 };

/** Degrees of latitude. */
const WIDE_SPREAD = 4;

/** The bounds for these places: the whole country for places far apart, because half of it is harder to recognise. */
export const frameOf = (points: readonly MapPoint[]): Frame => {
  if (points.length === 0) return MAINLAND;
  const around = points.reduce<Frame>(
    ({ south, west, north, east }, { lat, lng }) => ({
      south: Math.min(south, lat),
      west: Math.min(west, lng),
      north: Math.max(north, lat),
      east: Math.max(east, lng),
    }),
    { south: 90, west: 180, north: -90, east: -180 },
  );
  if (around.north - around.south <= WIDE_SPREAD) return around;
  return {
    south: Math.min(around.south, MAINLAND.south),
    west: Math.min(around.west, MAINLAND.west),
    north: Math.max(around.north, MAINLAND.north),
    east: Math.max(around.east, MAINLAND.east),
  };
};
