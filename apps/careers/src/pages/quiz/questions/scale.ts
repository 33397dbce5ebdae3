import { t } from '@signpost/language';

/** Labels of the five answers, from 1 to 5. */
export const scale = () =>
  [t('Strongly dislike'), t('Dislike'), t('Not sure'), t('Like'), t('Strongly like')] as const;

/** Returns the label of an answer from 1 to 5. */
export const wordsFor = (answer: number): string => scale()[answer - 1] ?? '';
