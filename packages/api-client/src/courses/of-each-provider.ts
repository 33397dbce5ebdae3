import type { CourseListItem } from './types';

/** The first course of each provider, in the order in which they are. */
export const oneOfEachProvider = (courses: readonly CourseListItem[]): CourseListItem[] =>
  courses.filter(
    ({ provider: { shortId } }, index) =>
      courses.findIndex(({ provider }) => provider.shortId === shortId) === index,
  );
