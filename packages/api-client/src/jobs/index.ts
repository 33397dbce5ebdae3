export { jobsApi } from './endpoints';
export { advertisingKeyword } from './keywords';
export type { Apprenticeship, ApprenticeshipPage, ApprenticeshipSearch } from './types';
