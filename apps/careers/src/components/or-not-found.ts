import { errorResponse, type Attempt } from '@signpost/api-client/base';
import { pageNotFound } from '@signpost/federation/contract';

/**
 * Returns the data of a page's main request. Throws not found (B-06) for a 404 and a named error for any other
 * failure.
 */
export const orNotFound = <Result>(outcome: Attempt<Result>, url: string): Result => {
  if ('data' in outcome) return outcome.data;
  throw outcome.error.status === 404 ? pageNotFound(url) : errorResponse(outcome.error);
};
