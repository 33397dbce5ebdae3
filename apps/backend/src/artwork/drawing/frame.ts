/** A drawing's size in its own units; `unit` scales strokes so that every aspect ratio looks drawn by the same pen. */
export interface Frame {
  width: number;
  height: number;
  unit: number;
}

/** A place on the drawing, `[x, y]` in frame units, y downwards. */
export type Point = readonly [number, number];

/** The frames: banner 16:5, image 16:10, tile 4:3, logo square. */
export const frames = {
  banner: { width: 1600, height: 500, unit: 0.9 },
  image: { width: 1600, height: 1000, unit: 1.3 },
  tile: { width: 1200, height: 900, unit: 1.1 },
  logo: { width: 600, height: 600, unit: 1 },
} as const satisfies Record<string, Frame>;

/** The types that default images come in. */
export type ImageType = Exclude<keyof typeof frames, 'logo'>;
