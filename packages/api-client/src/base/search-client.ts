import { liteClient } from 'algoliasearch/lite';
import { languageParameter } from '../language';
import { maxAgeOf } from './base-query';
import { type Connection } from './connection';
import { CALL_TIMEOUT_MS, delayOf, MAX_DELAY_MS, RETRIED_STATUSES } from './retry-policy';
import { readProblem, type ApiProblem } from './problem';
import type { ProtocolSearch, SearchAnswer } from './search-protocol';
import { hostOf, hostsCache } from './search-hosts';
import { EMBEDDED_SEARCH } from './search-service';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Send = NonNullable<ClientOptions['requester']>['send'];
type TryRequest = Parameters<Send>[0];
type TryResponse = Awaited<ReturnType<Send>>;

/** The client's own timeouts in browsers, in milliseconds; it multiplies them for hosts that timed out. */
const ALGOLIA_TIMEOUTS = { connect: 1_000, read: 2_000, write: 2_000 };

/** The embedded service ignores application id and key, but the client requires both. */
const EMBEDDED_CREDENTIALS = { id: 'signpost', key: 'embedded' };

/** The limits of one call. */
interface CallLimits {
  /** The time, as of `performance.now()`, at which it ends. */
  readonly deadline: number;
  /** Cancels it. */
  readonly cancelled: AbortSignal | undefined;
}

/** A signal that aborts with either of two. `AbortSignal.any` is missing in browsers of 2023. */
const either = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const controller = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
};

/** One attempt of a request through `fetch`, in the form the client expects: rejects only when the call is cancelled. */
const send = async (
  ask: typeof fetch,
  request: TryRequest,
  { deadline, cancelled }: CallLimits,
): Promise<TryResponse> => {
  const { url, method, headers, data, responseTimeout } = request;
  const wait = Math.min(responseTimeout, deadline - performance.now());
  const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(wait)));
  const signal = cancelled ? either(timeout, cancelled) : timeout;
  try {
    const answer = await ask(url, { method, headers, signal, ...(data && { body: data as string }) });
    const content = await answer.text();
    return {
      status: answer.status,
      content,
      headers: Object.fromEntries(answer.headers),
      isTimedOut: false,
    };
  } catch (failure) {
    // The client would otherwise try the next host.
    cancelled?.throwIfAborted();
    return { status: 0, content: String(failure), isTimedOut: timeout.aborted };
  }
};

/**
 * The retry of C-24 that the client lacks. The client tries the next host on lost connections and 5xx, so with several
 * hosts only 4xx are retried here, and with one host both. A retry on the same host waits for its `Retry-After`; there
 * is none when that is too long or ends after the deadline.
 */
const sendTwice = async (
  trySend: () => Promise<TryResponse>,
  otherHosts: boolean,
  { deadline, cancelled }: CallLimits,
): Promise<TryResponse> => {
  const first = await trySend();
  const { status, isTimedOut, headers } = first;
  const isTransient = !isTimedOut && (status === 0 || RETRIED_STATUSES.has(status));
  const clientRetries = otherHosts && (status === 0 || status >= 500);
  if (!isTransient || clientRetries) return first;
  const delay = delayOf(headers?.['retry-after']);
  if (delay > Math.min(MAX_DELAY_MS, deadline - performance.now())) return first;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  cancelled?.throwIfAborted();
  return trySend();
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A client error from Algolia, such as an exceeded rate limit or a revoked key, is the site's failure, not the visitor's. */
const ALGOLIA_CLIENT_ERROR_STATUS = 503;

/** Derives the problem of a failed call from its last response. */
const problemOf = (last: TryResponse | undefined, failure: unknown, embedded: boolean): ApiProblem => {
  const error = String(failure);
  if (!last) return readProblem({ status: 'CUSTOM_ERROR', error });
  const { status, content, isTimedOut } = last;
  if (isTimedOut) return readProblem({ status: 'TIMEOUT_ERROR', error });
  if (status === 0) return readProblem({ status: 'FETCH_ERROR', error });
  if (status < 300)
    return readProblem({ status: 'PARSING_ERROR', originalStatus: status, data: content, error });
  const problem = readProblem({ status, data: jsonOf(content) });
  return embedded || status >= 500 ? problem : { ...problem, status: ALGOLIA_CLIENT_ERROR_STATUS };
};

/**
 * Sends searches through Algolia's official client, which handles the protocol, its headers, host selection and retries
 * across hosts; the whole call is limited to the connection's timeout, and ends when it is cancelled. RTK Query and the in-memory cache store the
 * results, so the client's own response caches, which have no lifetime (K-06), are disabled.
 */
export const search = async (
  searches: readonly ProtocolSearch[],
  { apiBase, fetch: ask = fetch, headers, timeout = CALL_TIMEOUT_MS }: Connection,
  { url, parameters, hosts } = EMBEDDED_SEARCH,
  cancelled?: AbortSignal,
): Promise<SearchAnswer> => {
  const embedded = url.startsWith('/');
  const addresses = hosts ?? (embedded ? [url] : undefined);
  const base = apiBase || globalThis.location?.origin;
  const limits = { deadline: performance.now() + timeout, cancelled };
  let last: TryResponse | undefined;
  const requester = {
    send: async (request: TryRequest) =>
      (last = await sendTwice(() => send(ask, request, limits), addresses?.length !== 1, limits)),
  };
  const client = liteClient(
    parameters['x-algolia-application-id'] ?? EMBEDDED_CREDENTIALS.id,
    parameters['x-algolia-api-key'] ?? EMBEDDED_CREDENTIALS.key,
    {
      ...(addresses && { hosts: addresses.map((address) => hostOf(address, base)) }),
      hostsCache,
      requester,
      timeouts: embedded ? { connect: timeout, read: timeout, write: timeout } : ALGOLIA_TIMEOUTS,
      // The client would wait for the full `Retry-After`; `sendTwice` limits the wait.
      maxRateLimitRetries: 0,
      ...(embedded && { baseHeaders: headers ?? {}, baseQueryParameters: { ...languageParameter() } }),
    },
  );
  // Disables Algolia's search analytics, which are on by default, because visitors have not consented to them.
  const requests = embedded ? searches : searches.map((one) => ({ ...one, analytics: false }));
  try {
    const answer = await client.searchWithHTTPInfo({ requests: [...requests] });
    return { data: answer.data, maxAge: maxAgeOf(answer.headers?.['cache-control']) };
  } catch (failure) {
    return { error: problemOf(last, failure, embedded) };
  }
};
