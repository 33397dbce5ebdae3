import { groupWords, type Cohort, type CourseListItem } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import { aboutPeople, type ComparedRow, type PeopleNoun } from '@signpost/shared-ui';

/** A way to study: a degree, or an apprenticeship. */
export type Way =
  | { readonly kind: 'courses'; readonly course: CourseListItem }
  | { readonly kind: 'apprenticeships'; readonly job: SearchHit };

export type Cell = ComparedRow['values'][number];

/** Builds one cell for each way, by a function for courses or one for apprenticeships. */
export const cellsOf = (
  ways: readonly Way[],
  course: (course: CourseListItem) => Cell,
  job: (job: SearchHit) => Cell,
): Cell[] => ways.map((way) => (way.kind === 'courses' ? course(way.course) : job(way.job)));

/** Describes the cohort of a figure: how many people of which group, and of which years. */
export const describeCohort = (cohort: Cohort, noun: PeopleNoun): string[] => [
  `${aboutPeople(cohort.people, noun)} ${groupWords(cohort)}`,
  cohort.years,
];
