export { courseDetailsApi, type GradeQuestion } from './endpoints';
export type { GradeComparison } from './mapper';
export type { CourseDetails, CourseKey, CourseOption, HistoricalGrade } from './types';
