import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { accessOf, api, unreadableBecause, type ApiError } from '@signpost/api-client/base';
import { address } from '../wire';
import { readEmployers } from './mapper';
import type { Employer } from './types';

/** Selects an employer by its alias; `preview` also allows unpublished ones. */
export interface EmployerKey {
  readonly alias: string;
  readonly preview?: boolean;
}

/** Selects all employers, or those of an alias; an empty alias returns none without a call (V-02). */
export type EmployerSearch = Partial<EmployerKey>;

type Answer<Result> = { readonly data: Result } | { readonly error: ApiError };

const failed = (problem: Omit<ApiError, 'message'>): { readonly error: ApiError } => ({
  error: { ...problem, message: `There has been a problem fetching employers. ${problem.detail}` },
});

/** Calls C-18 and words failures by X-08, which differs from X-01. */
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
 * Employers (C-18). `listEmployers({ alias?, preview? })`: all, or those of an alias; none, without a call, for an
 * empty alias (V-02). `getEmployer({ alias, preview? })`: one; a 404 with the message of X-08 when there is none. Error
 * messages are `There has been a problem fetching employers.` and the reason.
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
