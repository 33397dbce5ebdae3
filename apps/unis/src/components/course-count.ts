import type { ProviderSummary } from '@signpost/api-client/unis';
import { counted, countedOf } from '@signpost/shared-ui';

type Counted = Pick<ProviderSummary, 'courseCount' | 'coursesPublished'>;

/** Whether lists lack some of the courses that a provider publishes. */
export const isPartOfAll = ({ courseCount, coursesPublished }: Counted): boolean =>
  coursesPublished > courseCount;

/** How many courses a provider has in lists, and of how many; null when it publishes none. */
export const coursesInWords = ({ courseCount, coursesPublished }: Counted): string | null =>
  coursesPublished === 0 ? null : countedOf(courseCount, coursesPublished, 'undergraduate course');

/** The same on a card: "40 of its 120 courses". */
export const courseFact = ({ courseCount, coursesPublished }: Counted): string => {
  if (courseCount > 0) return countedOf(courseCount, coursesPublished, 'course');
  return coursesPublished > 0
    ? `None of its ${counted(coursesPublished, 'course')} is listed here`
    : 'No courses published';
};
