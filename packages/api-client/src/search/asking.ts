import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { accessOf, unreadableBecause, type ApiError, type Report } from '@signpost/api-client/base';
import { searchError, type SearchCall } from './errors';
import { callAddress, searchServiceOf, type SearchService } from './service';

/** How one endpoint asks the search service and understands it. */
export interface Asking<Arg, Result> {
  readonly call: SearchCall;
  /** Path after `/1/indexes/`, and the body; or the result at once when the argument asks for nothing (V-02). */
  readonly request: (
    arg: Arg,
    suffix: SearchService['suffix'],
  ) => { readonly path: string; readonly body: object } | { readonly empty: Result };
  /** From the service's answer to the product's shape; throws when the answer is not the protocol's. */
  readonly read: (answer: unknown, arg: Arg, report: Report) => Result;
}

type Told<Result> = { readonly data: Result } | { readonly error: ApiError };

/**
 * Makes the `queryFn` of an endpoint. It speaks the service's protocol through the store's own connection, which brings
 * the retries (C-24), the timeout and the request id; on a server, requests that ask the same at the same time ask once.
 */
export const asking = <Arg, Result>(endpoint: Asking<Arg, Result>) => {
  const { call, request, read } = endpoint;
  return async (arg: Arg, context: BaseQueryApi, options: object): Promise<Told<Result>> => {
    const service = searchServiceOf(context);
    const asked = request(arg, service.suffix);
    if ('empty' in asked) return { data: asked.empty };
    const { query, report, memory } = accessOf(context);
    const ask = async (): Promise<{ told: Told<Result>; maxAge: number }> => {
      const url = callAddress(service, asked.path);
      const answer = await query({ url, method: 'POST', body: asked.body }, context, options);
      if (answer.error) return { told: { error: searchError(call, answer.error) }, maxAge: 0 };
      try {
        const data = Object.freeze(read(answer.data, arg, report)) as Result;
        return { told: { data }, maxAge: answer.meta?.maxAge ?? 0 };
      } catch (failure) {
        return { told: { error: searchError(call, unreadableBecause(failure, report)) }, maxAge: 0 };
      }
    };
    return memory ? memory.recall(endpoint, JSON.stringify(arg), ask) : (await ask()).told;
  };
};
