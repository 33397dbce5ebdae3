import { t } from '@signpost/language';

/** The sections of the page in order, with anchor and heading. */
export const parts = () =>
  ({
    pay: t('Pay'),
    fit: t('Does it suit you?'),
    work: t('What you do'),
    skills: t('Skills'),
    routes: t('How to get in'),
    courses: t('Courses'),
    apprenticeships: t('Apprenticeships'),
    employers: t('Who hires'),
    jobs: t('People who do it'),
    similar: t('Similar careers'),
  }) as const;
