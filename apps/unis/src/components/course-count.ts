import { t } from '@signpost/language';
import type { ProviderSummary } from '@signpost/api-client/unis';

type Counted = Pick<ProviderSummary, 'courseCount' | 'coursesPublished'>;

/** Returns whether our list lacks some of the courses that a provider publishes. */
export const isPartOfAll = ({ courseCount, coursesPublished }: Counted): boolean =>
  coursesPublished > courseCount;

/** Describes how many courses we list and how many the provider publishes; null when it publishes none. */
export const coursesInWords = ({ courseCount, coursesPublished }: Counted): string | null =>
  coursesPublished === 0
    ? null
    : coursesPublished > courseCount
      ? t(
          '{courseCount, number} of its {coursesPublished, plural, one {# undergraduate course} other {# undergraduate courses}}',
          { courseCount, coursesPublished },
        )
      : t('{courseCount, plural, one {# undergraduate course} other {# undergraduate courses}}', {
          courseCount,
        });

/** Short form for cards: "40 of its 120 courses". */
export const courseFact = ({ courseCount, coursesPublished }: Counted): string => {
  if (courseCount > 0)
    return coursesPublished > courseCount
      ? t('{courseCount, number} of its {coursesPublished, plural, one {# course} other {# courses}}', {
          courseCount,
          coursesPublished,
        })
      : t('{courseCount, plural, one {# course} other {# courses}}', { courseCount });
  return coursesPublished > 0
    ? t('None of its {coursesPublished, plural, one {# course} other {# courses}} is listed here', {
        coursesPublished,
      })
    : t('No courses published');
};
