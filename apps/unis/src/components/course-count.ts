import type { ProviderSummary } from '@signpost/api-client/unis';
import { counted, countedOf } from '@signpost/shared-ui';

type Counted = Pick<ProviderSummary, 'courseCount' | 'coursesPublished'>;

/** Returns whether our list lacks some of the courses that a provider publishes. */
export const isPartOfAll = ({ courseCount, coursesPublished }: Counted): boolean =>
  coursesPublished > courseCount;

/** Describes how many courses we list and how many the provider publishes; null when it publishes none. */
export const coursesInWords = ({ courseCount, coursesPublished }: Counted): string | null =>
  coursesPublished === 0 ? null : countedOf(courseCount, coursesPublished, 'undergraduate course');

/** Short form for cards: "40 of its 120 courses". */
export const courseFact = ({ courseCount, coursesPublished }: Counted): string => {
  if (courseCount > 0) return countedOf(courseCount, coursesPublished, 'course');
  return coursesPublished > 0
    ? `None of its ${counted(coursesPublished, 'course')} is listed here`
    : 'No courses published';
};
