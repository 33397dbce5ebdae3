import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { accessOf } from './base-query';
import { type Markdown } from './connection';
import type { Report } from './report';
import { fetchingError, type ApiError, type Subject } from './errors';
import { unreadableBecause } from './problem';

/** The request and the response parser of one endpoint. */
export interface Fetching<Arg, Result> {
  /** The subject of the error message. */
  readonly subject: Subject;
  /** The call to make, or the empty result when the argument needs no call (V-02). */
  readonly request: (arg: Arg) => string | FetchArgs | { readonly empty: Result };
  /** Parses the API's response; throws when it does not match the contract. */
  readonly read: (answer: unknown, report: Report, arg: Arg, markdown: Markdown) => Result | Promise<Result>;
  /** Session cache key of the response (S-06), for an endpoint with a constant argument. */
  readonly keptAs?: string;
}

/** A result and the seconds for which it may be reused. */
interface Outcome<Result> {
  readonly result: { readonly data: Result } | { readonly error: ApiError };
  readonly maxAge: number;
}

/**
 * Creates the `queryFn` of an endpoint from its request and its parser. Returns the data, or an `ApiError` whose
 * message names the subject. Uses the store's in-memory cache, if any, while the API allows it.
 */
export const fetching = <Arg, Result>(endpoint: Fetching<Arg, Result>) => {
  const { subject, request, read, keptAs } = endpoint;
  return async (arg: Arg, context: BaseQueryApi, options: object): Promise<Outcome<Result>['result']> => {
    const call = request(arg);
    if (typeof call === 'object' && 'empty' in call) return { data: call.empty };
    const { query, report, responseCache, markdown, session } = accessOf(context);
    // Frozen here, because the store would otherwise walk through every record to freeze it.
    const understand = async (answer: unknown): Promise<Result> =>
      Object.freeze(await read(answer, report, arg, markdown)) as Result;
    const kept = keptAs === undefined ? undefined : session?.read(keptAs);
    if (kept !== undefined) {
      // Parsed like a network response, because stored data is not trusted either.
      try {
        return { data: await understand(kept) };
      } catch {
        // Fetched again; the new response replaces the invalid one.
      }
    }
    const ask = async (): Promise<Outcome<Result>> => {
      const answer = await query(call, context, options);
      if (answer.error) return { result: { error: fetchingError(subject, answer.error) }, maxAge: 0 };
      try {
        const data = await understand(answer.data);
        if (keptAs !== undefined) session?.write(keptAs, answer.data);
        return { result: { data }, maxAge: answer.meta?.maxAge ?? 0 };
      } catch (failure) {
        return { result: { error: fetchingError(subject, unreadableBecause(failure, report)) }, maxAge: 0 };
      }
    };
    if (!responseCache || context.type !== 'query') return (await ask()).result;
    return responseCache.getOrLoad(endpoint, JSON.stringify(arg) ?? '', ask);
  };
};
