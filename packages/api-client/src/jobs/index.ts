export { jobsApi } from './endpoints';
export type { Apprenticeship, ApprenticeshipPage, ApprenticeshipSearch } from './types';
