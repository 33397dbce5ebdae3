/** The background colour of each scheme (the token `--paper`) as sRGB, because not all browsers support OKLCH here. */
export const PAPER = { light: '#fbfaf6', dark: '#0d1321' } as const;
