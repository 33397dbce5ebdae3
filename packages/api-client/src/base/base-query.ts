import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import type { AnswerMemory } from '../answer-memory';
import { readProblem, type ApiProblem } from './problem';
import type { SearchQuery } from './search-connection';
import type { SearchService } from './search-service';
import type { SessionCache } from './session-cache';

/** Longest wait for one try of a call, in milliseconds. */
export const CALL_TIMEOUT = 8_000;

/** Statuses that a second try may cure (C-24). */
export const WORTH_A_RETRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Longest `Retry-After` that a second try waits for, in milliseconds; after a longer one there is none. */
export const LONGEST_DELAY = 2_000;

/** Takes one line for the log and what helps to understand it. */
export type Report = (message: string, detail?: unknown) => void;

/** Takes each call that failed for good or gave an answer that cannot be read, whether or not its caller can do without. */
export type OnProblem = (problem: ApiProblem) => void;

/** What came with an answer. */
export interface AnswerMeta {
  /** Seconds for which the API lets anyone keep the answer: `max-age` of a public `Cache-Control`, else 0. */
  readonly maxAge: number;
}

/** Asks the API: a path (or `{ url, method, body }`) in, parsed JSON or an `ApiProblem` out. */
export type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiProblem, object, AnswerMeta>;

/** Makes safe HTML of Markdown (V-15). Each side has its own way, with the same result. */
export type Markdown = (source: string) => Promise<string>;

/** What each store carries beside its state: its own way to the API and its own log. */
export interface ApiAccess {
  readonly query: ApiQuery;
  readonly report: Report;
  readonly onProblem: OnProblem | undefined;
  readonly memory: AnswerMemory | undefined;
  readonly markdown: Markdown;
  /** Without it the embedded search service is asked. */
  readonly search: SearchService | undefined;
  readonly askSearch: SearchQuery;
  /** In a browser: what the visit keeps of the API's answers (S-06). */
  readonly session: SessionCache | undefined;
}

/** Where the API is and how to get there. */
export interface Connection {
  /** Origin of the API (`https://host`), or an empty string in a browser on the same origin. */
  readonly apiBase: string;
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Longest wait for one try, in milliseconds. */
  readonly timeout?: number;
  /**
   * Takes each call that failed for good. A server needs it to judge the page that it renders; a browser leaves it out, as
   * its pages show what failed and nobody else is told.
   */
  readonly onProblem?: OnProblem | undefined;
}

/**
 * Makes the way to the API for one store. Queries are tried a second time on a lost connection and on the statuses
 * of C-24, after the time that a `Retry-After` of at most two seconds names, and not at all when it names a longer one;
 * mutations never are. An error is always an `ApiProblem`, and `onProblem` gets it too.
 */
export const connect = ({
  apiBase,
  fetch: fetchFn,
  headers,
  timeout = CALL_TIMEOUT,
  onProblem,
}: Connection): ApiQuery => {
  const request = fetchBaseQuery({
    baseUrl: apiBase,
    timeout,
    headers: { accept: 'application/json', ...headers },
    ...(fetchFn && { fetchFn }),
  });
  const attempt = async (...asked: Parameters<ApiQuery>) => {
    const { error, data, meta } = await request(...asked);
    const headers = meta?.response?.headers;
    return {
      result: error
        ? { error: readProblem(error) }
        : { data, meta: { maxAge: maxAgeOf(headers?.get('cache-control')) } },
      delay: delayOf(headers?.get('retry-after')),
    };
  };
  return async (args, context, options) => {
    const first = await attempt(args, context, options);
    const { error } = first.result;
    const again = context.type === 'query' && error && mayRecover(error) && first.delay <= LONGEST_DELAY;
    if (again && first.delay > 0) await new Promise((resolve) => setTimeout(resolve, first.delay));
    const { result } = again && !context.signal.aborted ? await attempt(args, context, options) : first;
    if (result.error) onProblem?.(result.error);
    return result;
  };
};

/** The milliseconds of a `Retry-After`, given in seconds or as a date; 0 without one that can be read. */
export const delayOf = (retryAfter: string | null | undefined): number => {
  const after = retryAfter ?? '';
  return Math.max(0, /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now()) || 0;
};

/** Seconds for which a `Cache-Control` header lets anyone keep an answer: `max-age` if it is public, else 0. */
export const maxAgeOf = (cacheControl: string | null | undefined): number => {
  const directives = cacheControl ?? '';
  const [, seconds] = /\bmax-age=(\d{1,9})\b/.exec(directives) ?? [];
  return seconds && /\bpublic\b/.test(directives) ? Number(seconds) : 0;
};

const mayRecover = ({ cause, status }: ApiProblem): boolean =>
  cause === 'unreachable' || (cause === 'answer' && WORTH_A_RETRY.has(status));

/** The access that `createStore` gave to the store in which an endpoint runs. */
export const accessOf = (context: { readonly extra: unknown }): ApiAccess => context.extra as ApiAccess;

/** The base query of the shared API: hands each call to the store's own connection. */
export const baseQuery: ApiQuery = (args, context, options) =>
  accessOf(context).query(args, context, options);
