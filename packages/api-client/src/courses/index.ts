export { coursesApi } from './endpoints';
export { savedCourse, type SavableCourse } from './saved-course';
export { spreadOverProviders } from './of-each-provider';
export { BETA_COOKIE, courseOnSearchSite, courseSearchSite, courseSearchUrl } from './search-site';
export {
  absenceLabel,
  absenceWords,
  awardWords,
  cohortPayWords,
  entryWords,
  groupWords,
  payWords,
  pointsWords,
  unsaidModes,
  whyAbsent,
  type NumberFormat,
} from './words';
export type { CourseFacet, CourseListItem, CoursePage, CourseSearch, FigureName, ShareFigure } from './types';
export type { Cohort } from './cohort';
