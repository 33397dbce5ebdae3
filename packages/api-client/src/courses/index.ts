export { coursesApi } from './endpoints';
export { spreadOverProviders } from './of-each-provider';
export { COURSE_LIST } from './request';
export { courseOnSearchSite, courseSearchSite, courseSearchUrl } from './search-site';
export { COURSE_FILTERS } from './types';
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
  type PayCohort,
} from './words';
export type {
  Absence,
  Cohort,
  CourseFacet,
  CourseFacets,
  CourseFilterType,
  CourseListItem,
  CoursePage,
  CoursePlace,
  CourseProvider,
  CourseSalary,
  CourseSearch,
  CourseSortBy,
  EntryPoints,
  FigureName,
  ShareFigure,
} from './types';
