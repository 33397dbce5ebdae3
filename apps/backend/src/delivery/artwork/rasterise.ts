import type sharp from 'sharp';
import type { Frame } from '../../domain/artwork/drawing/frame';
import type { ImageFormat, ImageWidth } from '../../domain/artwork/image-format';

let loading: Promise<typeof sharp> | undefined;

/** Loads sharp on first use, so that a server that serves no pictures does not load it. */
const loadSharp = (): Promise<typeof sharp> => {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // The picture store limits and caches renders already, so sharp's own pool and cache are redundant.
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return loading;
};

/**
 * Rasterises a drawing to a file of the given width in pixels; an SVG is returned unchanged.
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
