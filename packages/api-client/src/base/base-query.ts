import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import type { ResponseCache } from '../response-cache';
import { languageParameter } from '../language';
import { siteAddresses } from './site-addresses';
import { readProblem, type ApiProblem } from './problem';
import type { SearchQuery } from './search-protocol';
import type { SearchService } from './search-service';
import type { PostcodeCache } from './postcode-cache';
import type { SessionCache } from './session-cache';
import { CALL_TIMEOUT_MS, RETRIED_STATUSES, MAX_DELAY_MS, delayOf } from './retry-policy';
import type { OnProblem, Markdown, Connection } from './connection';
import type { Report } from './report';

/** Metadata of a response. */
export interface AnswerMeta {
  /** Seconds for which the response may be cached: `max-age` of a public `Cache-Control`, else 0. */
  readonly maxAge: number;
}

/** Calls the API: takes a path (or `{ url, method, body }`), returns parsed JSON or an `ApiProblem`. */
export type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiProblem, object, AnswerMeta>;

/** The per-store dependencies: API connection and log. */
export interface ApiAccess {
  readonly query: ApiQuery;
  readonly report: Report;
  readonly onProblem: OnProblem | undefined;
  readonly responseCache: ResponseCache | undefined;
  readonly markdown: Markdown;
  /** Defaults to the embedded search service. */
  readonly search: SearchService | undefined;
  readonly askSearch: SearchQuery;
  /** Browser only: the session cache of API responses (S-06). */
  readonly session: SessionCache | undefined;
  /** Browser only: the device's cache of postcodes (S-11). */
  readonly postcodes: PostcodeCache | undefined;
}

/**
 * Creates the API connection of one store. Queries are retried once on a lost connection and on the statuses of C-24,
 * after the `Retry-After` if it is at most two seconds, and not at all if it is longer; mutations are never retried. An
 * error is always an `ApiProblem`, which is also passed to `onProblem`.
 */
export const connect = ({
  apiBase,
  fetch: fetchFn,
  headers,
  timeout = CALL_TIMEOUT_MS,
  onProblem,
}: Connection): ApiQuery => {
  const request = fetchBaseQuery({
    baseUrl: apiBase,
    timeout,
    headers: { accept: 'application/json', ...headers },
    ...(fetchFn && { fetchFn }),
  });
  const attempt = async (args: string | FetchArgs, ...rest: [BaseQueryApi, object]) => {
    const { error, data, meta } = await request(atServices(inPageLanguage(args)), ...rest);
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
    const again = context.type === 'query' && error && mayRecover(error) && first.delay <= MAX_DELAY_MS;
    if (again && first.delay > 0) await new Promise((resolve) => setTimeout(resolve, first.delay));
    const { result } = again && !context.signal.aborted ? await attempt(args, context, options) : first;
    if (result.error) onProblem?.(result.error);
    return result;
  };
};

/** A call whose response has its texts in the language of the page [B-21]. */
const inPageLanguage = (args: string | FetchArgs): string | FetchArgs => {
  const parameter = languageParameter();
  if (!parameter) return args;
  const { params, ...call } = typeof args === 'string' ? { url: args } : args;
  return { ...call, params: { ...params, ...parameter } };
};

/** A call whose path begins with `{services}` goes to the services' host (C-06, C-08 to C-10), else to the API's. */
const atServices = (args: string | FetchArgs): string | FetchArgs => {
  const { url, ...call } = typeof args === 'string' ? { url: args } : args;
  return { ...call, url: url.replace(/^\{services\}/, siteAddresses().services) };
};

/** Seconds for which a `Cache-Control` header lets anyone keep an answer: `max-age` if it is public, else 0. */
export const maxAgeOf = (cacheControl: string | null | undefined): number => {
  const directives = cacheControl ?? '';
  const [, seconds] = /\bmax-age=(\d{1,9})\b/.exec(directives) ?? [];
  return seconds && /\bpublic\b/.test(directives) ? Number(seconds) : 0;
};

const mayRecover = ({ cause, status }: ApiProblem): boolean =>
  cause === 'unreachable' || (cause === 'answer' && RETRIED_STATUSES.has(status));

/** The `ApiAccess` of the store in which an endpoint runs. */
export const accessOf = (context: { readonly extra: unknown }): ApiAccess => context.extra as ApiAccess;

/** The base query of the shared API: forwards each call to the store's own connection. */
export const baseQuery: ApiQuery = (args, context, options) =>
  accessOf(context).query(args, context, options);
