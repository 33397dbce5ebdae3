import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { Report } from './report';

/** A rejected field of the request and the reason. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Why a call failed. */
export interface ApiProblem {
  /** `answer`: the API returned an error; the others: there was no readable response. */
  readonly cause: 'answer' | 'unreachable' | 'timeout' | 'unreadable';
  /** The API's HTTP status, or its gateway equivalent: 503 unreachable, 504 timeout, 502 unreadable. */
  readonly status: number;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
}

const ProblemBody = v.object({
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
  /** Field of Algolia's error format. */
  message: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
});

/** Converts any failure of `fetchBaseQuery`, with an RFC 7807 body if present, to an `ApiProblem`. */
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

/** The visible message for a response that does not match the contract. */
const UNREADABLE_MESSAGE = 'Error parsing response';

/** The problem of a response whose parser threw. The library's error goes to the log, not to visitors. */
export const unreadableBecause = (failure: unknown, report: Report): ApiProblem => {
  report(UNREADABLE_MESSAGE, String(failure));
  return unreadable(UNREADABLE_MESSAGE);
};

const problem = (cause: ApiProblem['cause'], status: number, detail: string): ApiProblem => ({
  cause,
  status,
  detail,
  fields: [],
});
