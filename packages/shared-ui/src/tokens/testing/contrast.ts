/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** A CSS `oklch(63% 0.19 30)` as numbers; throws on any other notation. */
export const parseOklch = (text: string): Oklch => {
  const [, l, c, h] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text.trim()) ?? [];
  if (!l || !c || !h) throw new Error(`Not an opaque oklch colour: ${text}`);
  return [Number(l) / 100, Number(c), Number(h)];
};

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

/** Relative luminance (WCAG 2.2) of the colour as an sRGB screen shows it, channels out of gamut clipped. */
const luminance = ([l, c, h]: Oklch): number => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (one: Oklch, other: Oklch): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
