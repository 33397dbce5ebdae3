export { courseDetailsApi, type GradeQuestion } from './endpoints';
export type { GradeComparison } from './mapper';
export type {
  CourseDetails,
  CourseFee,
  CourseFigures,
  CourseKey,
  CourseOption,
  CourseEarnings,
  CourseRecord,
  CourseSibling,
  EntryRequirement,
  HistoricalGrade,
  OfferedYear,
  Quartiles,
  SubjectEarnings,
  SubjectPay,
  SubjectSurvey,
  SurveyTheme,
} from './types';
