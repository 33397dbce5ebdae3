export { courseDetailsApi, type GradeQuestion } from './endpoints';
export type { GradeComparison } from './mapper';
export type {
  CourseDetails,
  CourseFee,
  CourseFigures,
  CourseKey,
  CourseOption,
  CourseRecord,
  EntryRequirement,
  HistoricalGrade,
} from './types';
