/** A ring of the outline in its stored format: longitude, latitude, then deltas, in thousandths of a degree. */
export type PackedRing = readonly number[];

/** The ring's corners as [latitude, longitude] in degrees. */
export const decodeRing = (ring: PackedRing): [number, number][] => {
  let longitude = 0;
  let latitude = 0;
  const corners: [number, number][] = [];
  for (let index = 0; index + 1 < ring.length; index += 2) {
    longitude += ring[index] ?? 0;
    latitude += ring[index + 1] ?? 0;
    corners.push([latitude / 1000, longitude / 1000]);
  }
  return corners;
};
