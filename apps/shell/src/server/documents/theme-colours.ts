/** The paper of each scheme (the token `--paper`) as sRGB: what is outside the page does not read OKLCH everywhere. */
export const PAPER = { light: '#fbfaf6', dark: '#0d1321' } as const;
