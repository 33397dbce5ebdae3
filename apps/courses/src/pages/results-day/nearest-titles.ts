import type { CourseEntrants } from '@signpost/api-client/course-details';

/** Maximum number of foundation years shown for one course. */
const MAX_NEAREST = 2;

const FOUNDATION = /\(?\b(with|including|incl\.?)?\s*(an?\s+)?(integrated\s+)?foundation(\s+year)?\b\)?/gi;

const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .replace(FOUNDATION, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  );

/** Share of the words in either title that are in both. */
const likeness = (one: Set<string>, other: Set<string>): number => {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
};

/** Returns the foundation years whose titles have most in common with a course's, without the words for such a year. */
export const nearestTitles = (
  { title }: Pick<CourseEntrants, 'title'>,
  foundationYears: readonly CourseEntrants[],
): CourseEntrants[] => {
  const wanted = wordsOf(title);
  return foundationYears
    .map((course) => ({ course, like: likeness(wanted, wordsOf(course.title)) }))
    .filter(({ like }) => like > 0)
    .sort((one, other) => other.like - one.like || one.course.title.localeCompare(other.course.title))
    .slice(0, MAX_NEAREST)
    .map(({ course }) => course);
};
