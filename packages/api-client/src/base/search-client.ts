import { liteClient } from 'algoliasearch/lite';
import { CALL_TIMEOUT, delayOf, LONGEST_DELAY, maxAgeOf, WORTH_A_RETRY, type Connection } from './base-query';
import { readProblem, type ApiProblem } from './problem';
import type { ProtocolSearch, SearchAnswer } from './search-connection';
import { hostOf, hostsCache } from './search-hosts';
import { EMBEDDED_SEARCH } from './search-service';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Send = NonNullable<ClientOptions['requester']>['send'];
type TryRequest = Parameters<Send>[0];
type TryResponse = Awaited<ReturnType<Send>>;

/** The client's own time limits in browsers, in milliseconds; it multiplies them for hosts that timed out. */
const ALGOLIA_TIMEOUTS = { connect: 1_000, read: 2_000, write: 2_000 };

/** The embedded service reads over application id and key; the client demands both. */
const EMBEDDED_CREDENTIALS = { id: 'signpost', key: 'embedded' };

/** One try of a request by `fetch`, as the client wants to be told of it: never rejects. */
const send = async (ask: typeof fetch, request: TryRequest, deadline: number): Promise<TryResponse> => {
  const { url, method, headers, data, responseTimeout } = request;
  const wait = Math.min(responseTimeout, deadline - performance.now());
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(wait)));
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
    return { status: 0, content: String(failure), isTimedOut: signal.aborted };
  }
};

/**
 * The retry of C-24, where the client has none: it goes on to the next host on lost connections and 5xx, so with several
 * hosts only 4xx are tried again here, and with one host both. A second try to the same host waits for its `Retry-After`;
 * there is none when that is too long or ends after the deadline.
 */
const sendTwice = async (
  trySend: () => Promise<TryResponse>,
  otherHosts: boolean,
  deadline: number,
): Promise<TryResponse> => {
  const first = await trySend();
  const { status, isTimedOut, headers } = first;
  const isTransient = !isTimedOut && (status === 0 || WORTH_A_RETRY.has(status));
  const clientRetries = otherHosts && (status === 0 || status >= 500);
  if (!isTransient || clientRetries) return first;
  const delay = delayOf(headers?.['retry-after']);
  if (delay > Math.min(LONGEST_DELAY, deadline - performance.now())) return first;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  return trySend();
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Why a call failed, from the answer to its last try. */
const problemOf = (last: TryResponse | undefined, failure: unknown): ApiProblem => {
  const error = String(failure);
  if (!last) return readProblem({ status: 'CUSTOM_ERROR', error });
  const { status, content, isTimedOut } = last;
  if (isTimedOut) return readProblem({ status: 'TIMEOUT_ERROR', error });
  if (status === 0) return readProblem({ status: 'FETCH_ERROR', error });
  if (status < 300)
    return readProblem({ status: 'PARSING_ERROR', originalStatus: status, data: content, error });
  return readProblem({ status, data: jsonOf(content) });
};

/**
 * Sends searches by Algolia's official client. The client brings the protocol, its headers, the choice and the order of
 * hosts and the retries over them; the call as a whole takes no longer than the connection's timeout. RTK Query and the
 * answer memory keep the answers, so the client's own caches of answers are not used: they know no lifetime (K-06).
 */
export const search = async (
  searches: readonly ProtocolSearch[],
  { apiBase, fetch: ask = fetch, headers, timeout = CALL_TIMEOUT }: Connection,
  { url, parameters, hosts } = EMBEDDED_SEARCH,
): Promise<SearchAnswer> => {
  const embedded = url.startsWith('/');
  const addresses = hosts ?? (embedded ? [url] : undefined);
  const base = apiBase || globalThis.location?.origin;
  const deadline = performance.now() + timeout;
  let last: TryResponse | undefined;
  const requester = {
    send: async (request: TryRequest) =>
      (last = await sendTwice(() => send(ask, request, deadline), addresses?.length !== 1, deadline)),
  };
  const client = liteClient(
    parameters['x-algolia-application-id'] ?? EMBEDDED_CREDENTIALS.id,
    parameters['x-algolia-api-key'] ?? EMBEDDED_CREDENTIALS.key,
    {
      ...(addresses && { hosts: addresses.map((address) => hostOf(address, base)) }),
      hostsCache,
      requester,
      timeouts: embedded ? { connect: timeout, read: timeout, write: timeout } : ALGOLIA_TIMEOUTS,
      // It would wait for as long as `Retry-After` says, and a page cannot: `sendTwice` has a limit.
      maxRateLimitRetries: 0,
      ...(embedded && headers && { baseHeaders: headers }),
    },
  );
  // Algolia counts searches for its customers' statistics unless told not to; nobody has consented to that.
  const requests = embedded ? searches : searches.map((one) => ({ ...one, analytics: false }));
  try {
    const answer = await client.searchWithHTTPInfo({ requests: [...requests] });
    return { data: answer.data, maxAge: maxAgeOf(answer.headers?.['cache-control']) };
  } catch (failure) {
    return { error: problemOf(last, failure) };
  }
};
