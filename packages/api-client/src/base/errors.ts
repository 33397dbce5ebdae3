import type { ApiProblem } from './problem';

/** The subjects of fetch error messages (X-01, and the settings of C-01 in the same wording). */
export const SUBJECTS = [
  'apprenticeships',
  'articles',
  'courses',
  'provider status',
  'categories',
  'pathways',
  'careers',
  'job data',
  'traits',
  'assessment results',
  'events',
  'locations',
  'subjects',
  'industry guides',
  'pages',
  'unis',
  'uni details',
  'uni subjects',
  'settings',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** An API problem with its complete message. */
export interface ApiError extends ApiProblem {
  readonly message: string;
}

/** Prefixes a failure with the subject that was being fetched and appends the detail. */
export const fetchingError = (subject: Subject, problem: ApiProblem): ApiError => ({
  ...problem,
  message: `There has been a problem fetching ${subject}: ${problem.detail}`,
});
