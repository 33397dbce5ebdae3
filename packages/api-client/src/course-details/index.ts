export { courseDetailsApi } from './endpoints';
export { entrantsApi, type CourseEntrants } from './entrants';
export type { GradeComparison } from './mapper';
export type {
  Accreditation,
  CourseDetails,
  CourseFee,
  CourseFigures,
  CourseRecord,
  CourseSibling,
  HistoricalGrade,
  OfferedYear,
  Quartiles,
  SubjectEarnings,
  SubjectPay,
} from './types';
