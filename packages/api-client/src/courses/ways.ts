import { t } from '@signpost/language';
import type { CourseListItem } from './types';

/** A part of a distinction that says how a course is taken, or only its code; any other part names a place. */
const WAY =
  /^(course code .+|(with )?(foundation year|placement year|year abroad)( if you choose)?|(full-time|part-time|distance learning)( or (full-time|part-time|distance learning))*|\d+ years?)$/;

const keyOf = ({ provider, title, qualification, distinction }: CourseListItem): string => {
  const places = (distinction?.split(', ') ?? []).filter((part) => !WAY.test(part));
  return JSON.stringify([provider.shortId, title, qualification, places]);
};

/** A course of a page, with the other courses of that page that are only another way to take it. */
export interface CourseWithWays {
  readonly course: CourseListItem;
  readonly ways: readonly CourseListItem[];
}

/**
 * Groups the courses of a page that differ only in code, mode, length, placement, foundation year or year abroad, under
 * the first of each group. The order of the groups is that of the page.
 */
export const groupWays = (courses: readonly CourseListItem[]): CourseWithWays[] => {
  const keys = courses.map(keyOf);
  return courses.flatMap((course, index) =>
    keys.indexOf(keys[index] ?? '') === index
      ? [{ course, ways: courses.filter((_, other) => other > index && keys[other] === keys[index]) }]
      : [],
  );
};

/** Names the other ways: "Also: with foundation year; part-time"; null when there are none. */
export const waysWords = (ways: readonly CourseListItem[]): string | null =>
  ways.length > 0
    ? t('Also: {ways}', {
        ways: ways.map(({ distinction }) => distinction ?? t('the standard course')).join('; '),
      })
    : null;

/** "3 on this page are other ways to take the same course"; null without other ways. */
export const countedWaysWords = (groups: readonly CourseWithWays[]): string | null => {
  const count = groups.reduce((sum, { ways }) => sum + ways.length, 0);
  return count > 0
    ? t(
        '{count, plural, one {# on this page is another way} other {# on this page are other ways}} to take the same course',
        { count },
      )
    : null;
};
