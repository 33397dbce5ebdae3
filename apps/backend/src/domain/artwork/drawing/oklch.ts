/** A perceptual colour: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Linear sRGB channels of a colour; outside 0 to 1 when sRGB cannot represent it. */
const linearRgb = ({ l, c, h }: Oklch): [number, number, number] => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const shows = (channel: number) => channel >= -0.0005 && channel <= 1.0005;

const encode = (channel: number) => {
  const clipped = Math.min(1, Math.max(0, channel));
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The `#rrggbb` closest to a colour: chroma is lowered until sRGB can represent it, lightness and hue are kept. */
export const toHex = (colour: Oklch): string => {
  let low = 0;
  let high = colour.c;
  let shown = linearRgb(colour);
  if (!shown.every(shows)) {
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2;
      if (linearRgb({ ...colour, c: middle }).every(shows)) low = middle;
      else high = middle;
    }
    shown = linearRgb({ ...colour, c: low });
  }
  return `#${shown.map(encode).join('')}`;
};
