import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import {
  accessOf,
  readProblem,
  unreadableBecause,
  type ApiError,
  type ApiProblem,
  type ProtocolSearch,
  type Report,
} from '@signpost/api-client/base';
import { searchError, type SearchCall } from './errors';

/** The request and the response parser of one search endpoint. */
export interface Asking<Arg, Result> {
  readonly call: SearchCall;
  /** The searches to send in one call, or the empty result when the argument needs no call (V-02). */
  readonly request: (arg: Arg, suffix: string) => readonly ProtocolSearch[] | { readonly empty: Result };
  /** Parses the service's response; throws when it does not match the protocol. */
  readonly read: (answer: unknown, arg: Arg, report: Report) => Result;
}

type Outcome<Result> = { readonly data: Result } | { readonly error: ApiError };

/** The problem when a browser cannot load the client, because it has lost its connection. */
const unreachable = (failure: unknown) => ({
  error: readProblem({ status: 'FETCH_ERROR', error: String(failure) }),
});

/**
 * Creates the `queryFn` of an endpoint. The store sends the searches through the official client, which the shell
 * provides. On a server, concurrent identical requests share one call, and the result is cached for as long as the
 * service allows.
 */
export const searchQueryFn = <Arg, Result>(endpoint: Asking<Arg, Result>) => {
  const { call, request, read } = endpoint;
  return async (arg: Arg, context: BaseQueryApi): Promise<Outcome<Result>> => {
    const { askSearch, search, report, onProblem, responseCache } = accessOf(context);
    const searches = request(arg, search?.suffix ?? '');
    if ('empty' in searches) return { data: searches.empty };
    const failed = (problem: ApiProblem) => {
      if (!context.signal.aborted) onProblem?.(problem);
      return { result: { error: searchError(call, problem) }, maxAge: 0 };
    };
    // With a cache other pages may wait for the same call.
    const cancelled = responseCache ? undefined : context.signal;
    const ask = async (): Promise<{ result: Outcome<Result>; maxAge: number }> => {
      const answer = await askSearch(searches, cancelled).catch(unreachable);
      if ('error' in answer) return failed(answer.error);
      try {
        const data = Object.freeze(read(answer.data, arg, report)) as Result;
        return { result: { data }, maxAge: answer.maxAge };
      } catch (failure) {
        return failed(unreadableBecause(failure, report));
      }
    };
    return responseCache ? responseCache.getOrLoad(endpoint, JSON.stringify(arg), ask) : (await ask()).result;
  };
};
