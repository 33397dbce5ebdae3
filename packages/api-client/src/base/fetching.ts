import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { accessOf, type Markdown, type Report } from './base-query';
import { fetchingError, type ApiError, type Subject } from './errors';
import { unreadable } from './problem';

/** How one endpoint asks and understands. */
export interface Fetching<Arg, Result> {
  /** What is fetched, for the message of X-01. */
  readonly subject: Subject;
  /** The call to make, or the result at once when the argument asks for nothing (V-02). */
  readonly request: (arg: Arg) => string | FetchArgs | { readonly empty: Result };
  /** From the API's answer to the product's shape; throws when the answer is not what was agreed. */
  readonly read: (answer: unknown, report: Report, arg: Arg, markdown: Markdown) => Result | Promise<Result>;
}

/** What came of asking, and the seconds for which others may be told the same. */
interface Outcome<Result> {
  readonly told: { readonly data: Result } | { readonly error: ApiError };
  readonly maxAge: number;
}

/**
 * Makes the `queryFn` of an endpoint from its request and its reader. Gives the data, or an `ApiError` whose
 * message names the subject. A store with a memory is told what was understood before, while the API allows it.
 */
export const fetching = <Arg, Result>(endpoint: Fetching<Arg, Result>) => {
  const { subject, request, read } = endpoint;
  return async (arg: Arg, context: BaseQueryApi, options: object): Promise<Outcome<Result>['told']> => {
    const call = request(arg);
    if (typeof call === 'object' && 'empty' in call) return { data: call.empty };
    const { query, report, memory, markdown } = accessOf(context);
    const ask = async (): Promise<Outcome<Result>> => {
      const answer = await query(call, context, options);
      if (answer.error) return { told: { error: fetchingError(subject, answer.error) }, maxAge: 0 };
      try {
        // Frozen here, the store takes it as it is; else it would walk through every record to freeze it.
        const data = Object.freeze(await read(answer.data, report, arg, markdown)) as Result;
        return { told: { data }, maxAge: answer.meta?.maxAge ?? 0 };
      } catch (failure) {
        return { told: { error: fetchingError(subject, unreadable(String(failure))) }, maxAge: 0 };
      }
    };
    if (!memory || context.type !== 'query') return (await ask()).told;
    return memory.recall(endpoint, JSON.stringify(arg) ?? '', ask);
  };
};
