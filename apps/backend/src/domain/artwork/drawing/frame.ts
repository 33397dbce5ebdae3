/**
 * A drawing's size in its own units; `unit` scales strokes so that line widths look the same at every aspect ratio.
 */
export interface Frame {
  width: number;
  height: number;
  unit: number;
}

/** A point of the drawing, `[x, y]` in frame units, y downwards. */
export type Point = readonly [number, number];

/** The frame sizes: banner 16:5, image 16:10, tile 4:3, logo square. */
export const FRAMES = {
  banner: { width: 1600, height: 500, unit: 0.9 },
  image: { width: 1600, height: 1000, unit: 1.3 },
  tile: { width: 1200, height: 900, unit: 1.1 },
  logo: { width: 600, height: 600, unit: 1 },
} as const satisfies Record<string, Frame>;

/** The types of default images. */
export type ImageType = Exclude<keyof typeof FRAMES, 'logo'>;
