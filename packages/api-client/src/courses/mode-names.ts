import { t } from '@signpost/language';

/** The name of a mode of study in the language of the page: of `full-time`, and of "Full-time" as searches have it. */
export const studyModeName = (mode: string): string =>
  ({
    'full-time': t('Full-time'),
    'part-time': t('Part-time'),
    distance: t('Distance learning'),
    'distance learning': t('Distance learning'),
  })[mode.toLowerCase()] ?? mode;
