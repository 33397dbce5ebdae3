import type { ProviderSummary } from '@signpost/api-client/unis';
import { counted, grouped } from '@signpost/shared-ui';

type Counted = Pick<ProviderSummary, 'courseCount' | 'coursesPublished'>;

/** Whether lists lack some of the courses that a provider publishes. */
export const isPartOfAll = ({ courseCount, coursesPublished }: Counted): boolean =>
  coursesPublished > courseCount;

/** How many courses a provider has in lists, and of how many; null when it publishes none. */
export const coursesInWords = (provider: Counted): string | null => {
  const { courseCount, coursesPublished } = provider;
  if (coursesPublished === 0) return null;
  return isPartOfAll(provider)
    ? `${grouped(courseCount)} of its ${counted(coursesPublished, 'undergraduate course')}`
    : counted(courseCount, 'undergraduate course');
};
