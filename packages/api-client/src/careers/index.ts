export {
  CAREER_SEARCH_LIMIT,
  careersApi,
  type CareerKey,
  type CareerList,
  type PathwayList,
} from './endpoints';
export {
  compassApi,
  START_KINDS,
  type DirectedCareer,
  type Directions,
  type Start,
  type StartKind,
} from './compass';
export { HAND_IN, quizApi, type Answers, type Statement } from './quiz';
export { jobMonths, type JobDataRequest } from './job-data';
export { careerIdOf } from './mapper';
export { CAREER_COUNTRIES, ROUTE_KINDS, TRAITS } from './types';
export type {
  AnnualEarnings,
  Employment,
  MinimumWage,
  Withheld,
  AssessmentResults,
  ByTrait,
  Career,
  CareerCategory,
  CareerCountry,
  CareerPathway,
  CareerPathwayInFull,
  CareerStep,
  CareerSummary,
  EducationLevel,
  Fit,
  JobCompany,
  JobData,
  JobSkill,
  Match,
  Months,
  Named,
  RouteIn,
  Source,
  Trait,
  TraitId,
} from './types';
