import { z } from 'zod';

/** The URLs of the site's own images, by purpose. The files are immutable. */
export const picturesSchema = z.object({
  /** PNG icon of the installed site, 192 pixels wide. */
  icon192: z.string(),
  /** PNG icon of the installed site, 512 pixels wide. */
  icon512: z.string(),
  /** PNG icon that may be cropped to any shape. */
  maskable: z.string(),
  /** For the home screens of Apple devices, 180 pixels wide. */
  touch: z.string(),
  /** For link previews of pages without an image of their own, 1200 by 630 pixels. */
  preview: z.string(),
  /** The home page on a phone, 585 by 1266 pixels, for the browser's dialog that installs the site. */
  screenNarrow: z.string(),
  /** The home page on a computer, 1280 by 800 pixels, for the same. */
  screenWide: z.string(),
});

export type Pictures = z.infer<typeof picturesSchema>;
