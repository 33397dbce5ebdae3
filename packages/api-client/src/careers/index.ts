export { careersApi } from './endpoints';
export { jobMonths } from './job-data';
export {
  compassApi,
  START_KINDS,
  type DirectedCareer,
  type Directions,
  type Start,
  type StartKind,
} from './compass';
export { ASSESSMENT_RESULTS_URL, quizApi, type Statement } from './quiz';
export { CAREER_COUNTRIES, TRAITS } from './types';
export type {
  AnnualEarnings,
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
  Fit,
  JobData,
  JobSkill,
  Match,
  Named,
  RouteIn,
  Trait,
  TraitId,
} from './types';
