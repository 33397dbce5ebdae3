/** A drawing's size in its own units; `unit` scales strokes so that every aspect ratio looks drawn by the same pen. */
export interface Frame {
  width: number;
  height: number;
  unit: number;
}

/** A place on the drawing, `[x, y]` in frame units, y downwards. */
export type Point = readonly [number, number];

/** The frames of the three image types: banner 16:5, image 16:10, tile 4:3. */
export const frames = {
  banner: { width: 1600, height: 500, unit: 0.9 },
  image: { width: 1600, height: 1000, unit: 1.3 },
  tile: { width: 1200, height: 900, unit: 1.1 },
} as const satisfies Record<string, Frame>;

/** The three image types. */
export type ImageType = keyof typeof frames;
