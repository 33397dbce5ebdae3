import { errorResponse, type Attempt } from '@signpost/api-client/base';
import { pageNotFound } from '@signpost/federation/contract';

/** What a page is about, once asked for. Throws: what nobody has is not found (B-06), any other failure is named. */
export const orNotFound = <Result>(outcome: Attempt<Result>, url: string): Result => {
  if ('data' in outcome) return outcome.data;
  throw outcome.error.status === 404 ? pageNotFound(url) : errorResponse(outcome.error);
};
