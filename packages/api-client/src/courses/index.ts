export { isCourseId } from './course-id';
export { coursesApi } from './endpoints';
export { savedCourse, type SavableCourse } from './saved-course';
export { spreadOverProviders } from './of-each-provider';
export { BETA_COOKIE, courseOnSearchSite, courseSearchUrl } from './search-site';
export {
  COLLECTION_YEAR,
  withheld,
  absenceLabel,
  absenceWords,
  awardWords,
  cohortNote,
  cohortPayWords,
  entryWords,
  groupWords,
  oldTitleWords,
  payWords,
  pointsRange,
  pointsWords,
  unsaidModes,
  whyAbsent,
  whyWider,
  type NumberFormat,
} from './words';
export { surveyMean, surveyMeanMeaning, surveyWords } from './survey-words';
export { countedWaysWords, groupWays, waysWords } from './ways';
export type {
  CourseFacet,
  CourseFacets,
  CourseListItem,
  CoursePage,
  CourseSearch,
  FigureName,
  ShareFigure,
} from './types';
export type { Cohort } from './cohort';
export { studyModeName } from './mode-names';
