import type { CourseListItem, CoursePage } from './types';

/** The first course of each provider, in the given order. */
const oneOfEachProvider = (courses: readonly CourseListItem[]): CourseListItem[] =>
  courses.filter(
    ({ provider: { shortId } }, index) =>
      courses.findIndex(({ provider }) => provider.shortId === shortId) === index,
  );

/** The first `count` courses of a page, in order, with every provider's first course before any provider's second. */
export const spreadOverProviders = (page: CoursePage, count: number): CoursePage => {
  const first = oneOfEachProvider(page.results);
  const chosen = [...first, ...page.results.filter((course) => !first.includes(course))].slice(0, count);
  return { ...page, results: page.results.filter((course) => chosen.includes(course)) };
};
