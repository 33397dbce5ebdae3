import type sharp from 'sharp';
import type { Frame } from '../drawing/frame';

/** The file formats pictures are served in, with their media types. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

/** A picture's file format, as its file name ends. */
export type ImageFormat = keyof typeof mediaTypes;

/** The widths pictures are rendered at, in pixels. */
export const imageWidths = [320, 640, 960, 1200, 1600] as const;

/** One of the widths pictures are rendered at. */
export type ImageWidth = (typeof imageWidths)[number];

let loading: Promise<typeof sharp> | undefined;

/** Loads sharp with the first picture, so that a server that serves none never pays for it. */
function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Renders are limited and kept by the picture store; a second pool and cache inside sharp would only add to them.
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return loading;
}

/**
 * Turns a drawing into a file of the given width in pixels (an SVG has no width and stays as it is).
 * Rejects when the drawing is not well-formed.
 */
export async function rasterise(
  svg: string,
  frame: Frame,
  format: ImageFormat,
  width: ImageWidth,
): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg);
  const open = await loadSharp();
  const height = Math.round((width * frame.height) / frame.width);
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const picture = open(Buffer.from(sized)).removeAlpha();
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 66, effort: 3 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 }).toBuffer();
  }
}
