import { t } from '@signpost/language';
import type { SubjectFigures } from '@signpost/api-client/unis';
import { type BarChartProps } from '@signpost/shared-ui';

/** Maximum number of bars in a chart. */
const MAX_BARS = 12;

/** Returns the bars of one figure by subject: those with the most graduates, highest value first. */
export const subjectBars = (
  subjects: readonly SubjectFigures[],
  figure: 'pay' | 'employment',
): BarChartProps['bars'] =>
  subjects
    .flatMap(({ name, [figure]: found }) => (found ? [{ name, ...found }] : []))
    .sort((one, other) => other.graduates - one.graduates)
    .slice(0, MAX_BARS)
    .sort((one, other) => other.value - one.value)
    .map(({ name, value, graduates, years }) => ({
      label: name,
      value,
      note: t('about {graduates, plural, one {# graduate} other {# graduates}}, {years}', {
        graduates,
        years,
      }),
    }));

/** Summarises the bars in a sentence: the highest and the lowest. */
export const spread = (bars: BarChartProps['bars'], format: (value: number) => string): string => {
  const [highest] = bars;
  const lowest = bars.at(-1);
  if (!highest || !lowest || highest === lowest) return '';
  return t('From {highest} in {subject} to {lowest} in {lowestSubject}.', {
    highest: format(highest.value ?? 0),
    subject: highest.label,
    lowest: format(lowest.value ?? 0),
    lowestSubject: lowest.label,
  });
};
