import { z } from 'zod';

/** The site's own pictures, by what they are for. Each value is the URL of a file that never changes. */
export const picturesSchema = z.object({
  /** PNG icons of the installed site, 192 and 512 pixels wide, and one that may be cut to any shape. */
  icon192: z.string(),
  icon512: z.string(),
  maskable: z.string(),
  /** For home screens of Apple's devices, 180 pixels wide. */
  touch: z.string(),
  /** For link previews of pages that have no picture of their own, 1200 by 630 pixels. */
  preview: z.string(),
});

export type Pictures = z.infer<typeof picturesSchema>;
