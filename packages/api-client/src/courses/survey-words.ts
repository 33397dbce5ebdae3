import { t } from '@signpost/language';

/** The label of the mean over the themes of the National Student Survey. */
export const surveyMean = (): string => t('Positive answers overall');

/** What that mean counts. */
export const surveyMeanMeaning = (): string =>
  t('The share of final-year students’ answers that were positive: the mean of the survey’s seven themes.');

interface Theme {
  readonly name: string;
  readonly percent: number;
}

/** Summarises a survey by its highest and lowest theme; empty without themes. */
export const surveyWords = (themes: readonly Theme[]): string => {
  const [most, ...others] = [...themes].sort((one, other) => other.percent - one.percent);
  const least = others.at(-1);
  if (!most) return '';
  const values = { most: most.name, percent: most.percent };
  return least
    ? t(
        'About “{most}”, {percent}% of final-year students’ answers were positive; about “{least}”, {leastPercent}%.',
        { ...values, least: least.name, leastPercent: least.percent },
      )
    : t('About “{most}”, {percent}% of final-year students’ answers were positive.', values);
};
