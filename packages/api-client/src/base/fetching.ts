import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { accessOf, type Report } from './base-query';
import { fetchingError, type ApiError, type Subject } from './errors';
import { unreadable } from './problem';

/** How one endpoint asks and understands. */
export interface Fetching<Arg, Result> {
  /** What is fetched, for the message of X-01. */
  readonly subject: Subject;
  /** The call to make, or the result at once when the argument asks for nothing (V-02). */
  readonly request: (arg: Arg) => string | FetchArgs | { readonly empty: Result };
  /** From the API's answer to the product's shape; throws when the answer is not what was agreed. */
  readonly read: (answer: unknown, report: Report, arg: Arg) => Result;
}

type Outcome<Result> = { readonly data: Result } | { readonly error: ApiError };

/**
 * Makes the `queryFn` of an endpoint from its request and its reader. Gives the data, or an `ApiError` whose
 * message names the subject.
 */
export const fetching =
  <Arg, Result>({ subject, request, read }: Fetching<Arg, Result>) =>
  async (arg: Arg, context: BaseQueryApi, options: object): Promise<Outcome<Result>> => {
    const call = request(arg);
    if (typeof call === 'object' && 'empty' in call) return { data: call.empty };
    const { query, report } = accessOf(context);
    const answer = await query(call, context, options);
    if (answer.error) return { error: fetchingError(subject, answer.error) };
    try {
      // Frozen here, the store takes it as it is; else it would walk through every record to freeze it.
      return { data: Object.freeze(read(answer.data, report, arg)) as Result };
    } catch (failure) {
      return { error: fetchingError(subject, unreadable(String(failure))) };
    }
  };
