import type { Oklch } from './oklch';
import { toHex } from './oklch';

/** The colours of one picture, as `#rrggbb`, from darkest to lightest, plus the brand's yellow. */
export interface Tones {
  night: string;
  deep: string;
  shade: string;
  line: string;
  bright: string;
  soft: string;
  pale: string;
  paper: string;
  ink: string;
  signal: string;
}

/** The brand's line colours, and the neutral one for pictures without a line. */
export const LINE_COLOURS = {
  careers: { l: 0.63, c: 0.19, h: 30 },
  courses: { l: 0.48, c: 0.2, h: 275 },
  unis: { l: 0.55, c: 0.11, h: 195 },
  employers: { l: 0.55, c: 0.14, h: 150 },
  guides: { l: 0.48, c: 0.16, h: 330 },
} as const satisfies Record<string, Oklch>;

/** The colour of pictures without a line: the neutral colour, slightly brighter. */
export const BRAND_COLOUR: Oklch = { l: 0.46, c: 0.09, h: 262 };

const SHADOW = 285;
const SUN = 92;

/** Rotates a hue part of the way to another, in the shorter direction. */
const rotateHue = (hue: number, target: number, share: number): number => {
  const difference = ((target - hue + 540) % 360) - 180;
  return hue + difference * share;
};

/**
 * Derives all colours from one base colour. Shadows shift towards blue and highlights towards yellow, so that dark warm
 * tones do not turn brown; amber, which turns brown first, shifts most.
 */
export const createTones = (base: Oklch): Tones => {
  const amber = base.h > 45 && base.h < 100;
  const shadow = (l: number, strength: number, lean: number) =>
    toHex({ l, c: base.c * strength, h: rotateHue(base.h, SHADOW, amber ? lean * 2.2 : lean) });
  const light = (l: number, strength: number, lean: number) =>
    toHex({ l, c: base.c * strength, h: rotateHue(base.h, SUN, lean) });
  return {
    night: shadow(0.245, 0.42, 0.34),
    deep: shadow(0.34, 0.64, 0.24),
    shade: shadow(Math.min(0.46, base.l - 0.07), 0.86, 0.12),
    line: toHex(base),
    bright: light(Math.max(0.68, base.l + 0.1), 0.85, 0.04),
    soft: light(0.82, 0.5, 0.08),
    pale: light(0.905, 0.27, 0.12),
    paper: light(0.965, 0.09, 0.2),
    ink: toHex({ l: 0.22, c: 0.035, h: 265 }),
    signal: toHex({ l: 0.87, c: 0.17, h: 92 }),
  };
};
