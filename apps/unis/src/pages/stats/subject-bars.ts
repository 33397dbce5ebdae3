import type { SubjectFigures } from '@signpost/api-client/unis';
import { counted, type BarChartProps } from '@signpost/shared-ui';

/** As many as one takes in at a glance. */
const MOST_BARS = 12;

/** The bars of one figure by subject: those about the most graduates, the highest first. */
export const subjectBars = (
  subjects: readonly SubjectFigures[],
  figure: 'pay' | 'employment',
): BarChartProps['bars'] =>
  subjects
    .flatMap(({ name, [figure]: found }) => (found ? [{ name, ...found }] : []))
    .sort((one, other) => other.graduates - one.graduates)
    .slice(0, MOST_BARS)
    .sort((one, other) => other.value - one.value)
    .map(({ name, value, graduates, years }) => ({
      label: name,
      value,
      note: `about ${counted(graduates, 'graduate')}, ${years}`,
    }));

/** What the bars show, in a sentence: the highest and the lowest. */
export const spread = (bars: BarChartProps['bars'], format: (value: number) => string): string => {
  const [highest] = bars;
  const lowest = bars.at(-1);
  if (!highest || !lowest || highest === lowest) return '';
  return `From ${format(highest.value ?? 0)} in ${highest.label} to ${format(lowest.value ?? 0)} in ${lowest.label}.`;
};
