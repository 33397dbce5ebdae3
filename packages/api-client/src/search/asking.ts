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

/** How one endpoint asks the search service and reads its answer. */
export interface Asking<Arg, Result> {
  readonly call: SearchCall;
  /** The searches to send in one call, or the result at once when the argument asks for nothing (V-02). */
  readonly request: (arg: Arg, suffix: string) => readonly ProtocolSearch[] | { readonly empty: Result };
  /** From the service's answer to the product's shape; throws when the answer is not the protocol's. */
  readonly read: (answer: unknown, arg: Arg, report: Report) => Result;
}

type Outcome<Result> = { readonly data: Result } | { readonly error: ApiError };

/** A browser that could not load the client: it has lost its connection. */
const unreachable = (failure: unknown) => ({
  error: readProblem({ status: 'FETCH_ERROR', error: String(failure) }),
});

/**
 * Makes the `queryFn` of an endpoint. The store sends the searches by the official client, which the shell brings. On a
 * server, requests that ask the same at the same time share one call, and the answer is kept for as long as the service
 * allows.
 */
export const asking = <Arg, Result>(endpoint: Asking<Arg, Result>) => {
  const { call, request, read } = endpoint;
  return async (arg: Arg, context: BaseQueryApi): Promise<Outcome<Result>> => {
    const { askSearch, search, report, onProblem, memory } = accessOf(context);
    const searches = request(arg, search?.suffix ?? '');
    if ('empty' in searches) return { data: searches.empty };
    const failed = (problem: ApiProblem) => {
      onProblem?.(problem);
      return { told: { error: searchError(call, problem) }, maxAge: 0 };
    };
    const ask = async (): Promise<{ told: Outcome<Result>; maxAge: number }> => {
      const answer = await askSearch(searches).catch(unreachable);
      if ('error' in answer) return failed(answer.error);
      try {
        const data = Object.freeze(read(answer.data, arg, report)) as Result;
        return { told: { data }, maxAge: answer.maxAge };
      } catch (failure) {
        return failed(unreadableBecause(failure, report));
      }
    };
    return memory ? memory.recall(endpoint, JSON.stringify(arg), ask) : (await ask()).told;
  };
};
