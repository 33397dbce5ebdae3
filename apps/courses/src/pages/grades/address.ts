import { GRADE_PARAMETER, writeGrades, type Grade } from '@signpost/api-client/tariff';

/** Parameter with the id of the course. */
export const COURSE_PARAMETER = 'course';

/** Returns the address whose loader compares grades with those of a course's earlier entrants. */
export const comparisonAddress = (courseId: string, grades: readonly Grade[]): string =>
  `/explore/courses/grades?${new URLSearchParams([
    [COURSE_PARAMETER, courseId],
    [GRADE_PARAMETER, writeGrades(grades)],
  ])}`;
