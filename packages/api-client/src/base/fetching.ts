import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { accessOf, type Markdown, type Report } from './base-query';
import { fetchingError, type ApiError, type Subject } from './errors';
import { unreadableBecause } from './problem';

/** How one endpoint asks and understands. */
export interface Fetching<Arg, Result> {
  /** What is fetched, for the message of X-01. */
  readonly subject: Subject;
  /** The call to make, or the result at once when the argument asks for nothing (V-02). */
  readonly request: (arg: Arg) => string | FetchArgs | { readonly empty: Result };
  /** From the API's answer to the product's shape; throws when the answer is not what was agreed. */
  readonly read: (answer: unknown, report: Report, arg: Arg, markdown: Markdown) => Result | Promise<Result>;
  /** The name under which a visit keeps the answer (S-06), for an endpoint whose argument is always the same. */
  readonly keptAs?: string;
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
  const { subject, request, read, keptAs } = endpoint;
  return async (arg: Arg, context: BaseQueryApi, options: object): Promise<Outcome<Result>['told']> => {
    const call = request(arg);
    if (typeof call === 'object' && 'empty' in call) return { data: call.empty };
    const { query, report, memory, markdown, session } = accessOf(context);
    // Frozen here, the store takes it as it is; else it would walk through every record to freeze it.
    const understand = async (answer: unknown): Promise<Result> =>
      Object.freeze(await read(answer, report, arg, markdown)) as Result;
    const kept = keptAs === undefined ? undefined : session?.read(keptAs);
    if (kept !== undefined) {
      // Read as if it had just come: what a device holds is trusted no more than what a network brings.
      try {
        return { data: await understand(kept) };
      } catch {
        // It is asked for again, and what comes takes its place.
      }
    }
    const ask = async (): Promise<Outcome<Result>> => {
      const answer = await query(call, context, options);
      if (answer.error) return { told: { error: fetchingError(subject, answer.error) }, maxAge: 0 };
      try {
        const data = await understand(answer.data);
        if (keptAs !== undefined) session?.write(keptAs, answer.data);
        return { told: { data }, maxAge: answer.meta?.maxAge ?? 0 };
      } catch (failure) {
        return { told: { error: fetchingError(subject, unreadableBecause(failure, report)) }, maxAge: 0 };
      }
    };
    if (!memory || context.type !== 'query') return (await ask()).told;
    return memory.recall(endpoint, JSON.stringify(arg) ?? '', ask);
  };
};
