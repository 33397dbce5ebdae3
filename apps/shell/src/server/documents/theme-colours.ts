/** The background colour of each scheme (the token `--paper`) as sRGB, because manifests and meta tags do not support OKLCH everywhere. */
export const PAPER = { light: '#fbfaf6', dark: '#0d1321' } as const;
