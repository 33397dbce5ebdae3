export {
  CAREER_SEARCH_LIMIT,
  careersApi,
  type CareerKey,
  type CareerList,
  type PathwayList,
} from './endpoints';
export { jobMonths, type JobDataRequest } from './job-data';
export { careerIdOf } from './mapper';
export { CAREER_COUNTRIES } from './types';
export type {
  AnnualEarnings,
  AssessmentResults,
  Career,
  CareerCategory,
  CareerCountry,
  CareerPathway,
  CareerPathwayInFull,
  CareerSummary,
  JobCompany,
  JobData,
  JobSkill,
  Match,
  Months,
  Named,
  Source,
  Trait,
} from './types';
