import type sharp from 'sharp';
import type { Frame } from '../../domain/artwork/drawing/frame';
import type { ImageFormat, ImageWidth } from '../../domain/artwork/image-format';

let loading: Promise<typeof sharp> | undefined;

/** Loads sharp with the first picture, so that a server that serves none never pays for it. */
const loadSharp = (): Promise<typeof sharp> => {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Renders are limited and kept by the picture store; a second pool and cache inside sharp would only add to them.
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return loading;
};

/**
 * Turns a drawing into a file of the given width in pixels (an SVG has no width and stays as it is).
 * Rejects when the drawing is not well-formed.
 */
export const rasterise = async (
  svg: string,
  frame: Frame,
  format: ImageFormat,
  width: ImageWidth,
): Promise<Buffer> => {
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
};
