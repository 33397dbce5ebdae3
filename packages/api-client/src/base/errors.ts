import type { ApiProblem } from './problem';

/** Everything whose failed fetching is named by one sentence (X-01, and the settings of C-01 in the same words). */
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

/** An API problem with the sentence that people and logs read. */
export interface ApiError extends ApiProblem {
  readonly message: string;
}

/** Names a failure by what was being fetched, the detail appended. */
export const fetchingError = (subject: Subject, problem: ApiProblem): ApiError => ({
  ...problem,
  message: `There has been a problem fetching ${subject}: ${problem.detail}`,
});
