/** Returns a smooth height, about -1 to 1, for every point of an infinite plane. */
export type Field = (x: number, y: number) => number;

// Called some hundred thousand times a map: local names avoid a global lookup on each call.
const { cos, floor, imul, sin } = Math;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

const gradient = (seed: number, column: number, row: number, dx: number, dy: number): number => {
  let mixed = imul(column, 0x27d4eb2d) ^ imul(row, 0x165667b1) ^ seed;
  mixed = imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const angle = ((mixed ^ (mixed >>> 16)) >>> 0) * (Math.PI / 2147483648);
  return cos(angle) * dx + sin(angle) * dy;
};

/** Gradient noise: hills about one unit across, the same for the same seed. */
const createNoise =
  (seed: number): Field =>
  (x, y) => {
    const column = floor(x);
    const row = floor(y);
    const dx = x - column;
    const dy = y - row;
    const across = fade(dx);
    const top =
      gradient(seed, column, row, dx, dy) * (1 - across) +
      gradient(seed, column + 1, row, dx - 1, dy) * across;
    const bottom =
      gradient(seed, column, row + 1, dx, dy - 1) * (1 - across) +
      gradient(seed, column + 1, row + 1, dx - 1, dy - 1) * across;
    return (top + (bottom - top) * fade(dy)) * 1.4;
  };

/** Terrain: three sizes of noise added up, distorted by a wider one so that valleys meander. */
export const createTerrain = (seed: number): Field => {
  const noise = createNoise(seed);
  return (x, y) => {
    const bentX = x + 0.45 * noise(x * 0.6 + 31.4, y * 0.6);
    const bentY = y + 0.45 * noise(x * 0.6, y * 0.6 + 47.1);
    return (
      noise(bentX, bentY) +
      0.34 * noise(bentX * 2.1 + 9.2, bentY * 2.1 + 3.7) +
      0.1 * noise(bentX * 4.3 + 5.1, bentY * 4.3 + 8.8)
    );
  };
};
