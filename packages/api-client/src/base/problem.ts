import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { Report } from './base-query';

/** A field of the request that the API turned down, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Why a call gave nothing. */
export interface ApiProblem {
  /** `answer`: the API said no; the others: it gave no answer that could be read. */
  readonly cause: 'answer' | 'unreachable' | 'timeout' | 'unreadable';
  /** The API's HTTP status, or the one a gateway would give: 503 unreachable, 504 timeout, 502 unreadable. */
  readonly status: number;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
}

const ProblemBody = v.object({
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
  /** In the words of Algolia's protocol. */
  message: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
});

/** Reads any failure of `fetchBaseQuery`, with an RFC 7807 body when there is one, as an `ApiProblem`. */
export const readProblem = (error: FetchBaseQueryError): ApiProblem => {
  switch (error.status) {
    case 'FETCH_ERROR':
      return problem('unreachable', 503, 'The service could not be reached');
    case 'TIMEOUT_ERROR':
      return problem('timeout', 504, 'The service took too long to answer');
    case 'PARSING_ERROR':
      return error.originalStatus >= 400
        ? problem('answer', error.originalStatus, `The service answered with status ${error.originalStatus}`)
        : unreadable('The service gave an answer that is not JSON');
    case 'CUSTOM_ERROR':
      return unreadable(error.error);
    default: {
      const body = v.safeParse(ProblemBody, error.data);
      const { detail, title, message, errors } = body.success ? body.output : {};
      const text = detail ?? title ?? message ?? `The service answered with status ${error.status}`;
      return { ...problem('answer', error.status, text), fields: errors ?? [] };
    }
  }
};

const unreadable = (detail: string): ApiProblem => problem('unreadable', 502, detail);

/** What people read of an answer that is not what was agreed. */
const NOT_READ = 'Error parsing response';

/** The problem of an answer that its reader threw at. What a library says of it is for the log, not for people. */
export const unreadableBecause = (failure: unknown, report: Report): ApiProblem => {
  report(NOT_READ, String(failure));
  return unreadable(NOT_READ);
};

const problem = (cause: ApiProblem['cause'], status: number, detail: string): ApiProblem => ({
  cause,
  status,
  detail,
  fields: [],
});
