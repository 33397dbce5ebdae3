import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { accessOf, api, unreadableBecause, type ApiError } from '@signpost/api-client/base';
import { address } from '../wire';
import { readEmployers } from './mapper';
import type { Employer } from './types';

/** Which employer: its alias, and whether one that is not published yet may be shown. */
export interface EmployerKey {
  readonly alias: string;
  readonly preview?: boolean;
}

/** Which employers: all of them, or those of an alias; an empty alias gives none with no call (V-02). */
export type EmployerSearch = Partial<EmployerKey>;

type Answer<Result> = { readonly data: Result } | { readonly error: ApiError };

const failed = (problem: Omit<ApiError, 'message'>): { readonly error: ApiError } => ({
  error: { ...problem, message: `There has been a problem fetching employers. ${problem.detail}` },
});

/** Asks C-18, and names a failure in the words of X-08, which are not X-01's. */
const fetchEmployers = async (
  { alias, preview }: EmployerSearch,
  context: BaseQueryApi,
  options: object,
): Promise<Answer<readonly Employer[]>> => {
  if (alias?.trim() === '') return { data: [] };
  const { query, report } = accessOf(context);
  const call = address('/api/v1/employer', { pathAlias: alias, preview: preview || undefined });
  const answer = await query(call, context, options);
  if (answer.error) return failed(answer.error);
  try {
    return { data: readEmployers(answer.data, report) };
  } catch (failure) {
    return failed(unreadableBecause(failure, report));
  }
};

const NO_MATCH = 'No matching employer found';
const noMatch: ApiError = {
  cause: 'answer',
  status: 404,
  detail: NO_MATCH,
  fields: [],
  message: `There has been a problem fetching this employer. ${NO_MATCH}`,
};

/**
 * Employers (C-18).
 * - `listEmployers({ alias?, preview? })`: all, or those of an alias; none with no call for an empty one (V-02).
 * - `getEmployer({ alias, preview? })`: one; a 404 in the words of X-08 when there is none.
 *
 * Failures read `There has been a problem fetching employers.` and the reason.
 */
export const employersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmployers: build.query<readonly Employer[], EmployerSearch>({ queryFn: fetchEmployers }),
    getEmployer: build.query<Employer, EmployerKey>({
      queryFn: async (key, context, options) => {
        const answer = await fetchEmployers(key, context, options);
        if ('error' in answer) return answer;
        const [employer] = answer.data;
        return employer ? { data: employer } : { error: noMatch };
      },
    }),
  }),
});
