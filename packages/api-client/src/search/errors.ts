import type { ApiError, ApiProblem } from '@signpost/api-client/base';

/** What the three calls of the search service are called when they fail. */
export const SEARCH_FAILURES = {
  search: 'There has been a problem searching from Algolia',
  objects: 'There has been a problem fetching multiple objects from Algolia',
  queries: 'There has been a problem with a multiple queries request to Algolia',
} as const;
export type SearchCall = keyof typeof SEARCH_FAILURES;

/** A failed call in the specification's words, the detail appended. */
export const searchError = (call: SearchCall, problem: ApiProblem): ApiError => ({
  ...problem,
  message: `${SEARCH_FAILURES[call]}: ${problem.detail}`,
});
