import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import head from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** Addresses of the two font files every page needs first, for `<link rel="preload" as="font">`. */
export const FONT_FILES: readonly string[] = [text, head];
