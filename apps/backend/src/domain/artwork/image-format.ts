/** The file formats pictures are served in, with their media types. */
export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

/** A picture's file format, as its file name ends. */
export type ImageFormat = keyof typeof MEDIA_TYPES;

/** The widths pictures are rendered at, in pixels. */
export const IMAGE_WIDTHS = [320, 640, 960, 1200, 1600] as const;

/** One of the widths pictures are rendered at. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
