/** Below this span of values, an axis shows 0 to 1: powers of ten that small are 0 in floating point. */
const MIN_SPAN = 1e-9;

/** Round tick values from 0 (or below the minimum) to above the maximum, about `count` of them. */
export const niceTicks = (least: number, most: number, count = 4): number[] => {
  const low = Math.min(0, least);
  const span = most - low < MIN_SPAN ? 1 : most - low;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  // Multiplied instead of added, because sums of tenths drift.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

/** A fraction as an SVG length: "62.5%", clamped between 0 and 100. */
export const percent = (share: number): string => `${round(Math.min(1, Math.max(0, share)) * 100)}%`;

/** Rounds to two decimals, so that server and browser write the same short number. */
export const round = (number: number): number => Math.round(number * 100) / 100;
