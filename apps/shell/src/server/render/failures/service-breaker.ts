import { ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { monotonicBreaker } from '@signpost/federation/loading';

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

const newBreaker = () =>
  monotonicBreaker(handleWhen(isTimeout), { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) });

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Returns the key of the breaker for a URL: its origin, and separately the backend's search. */
const serviceOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return pathname.startsWith('/search/') ? `${origin}/search/` : origin;
};

/**
 * Wraps `fetch` in circuit breakers. After five timeouts in a row, calls of that service reject at once, and one
 * call is let through every five seconds. The backend, its search and each host of Algolia have separate breakers, so that one
 * that hangs does not affect the others. A timeout covers the whole body. Error statuses do not count, because they do
 * not delay pages.
 */
export const serviceBreaker = (baseFetch: typeof fetch): typeof fetch => {
  const breakers = new Map<string, ReturnType<typeof newBreaker>>();
  const breakerOf = (service: string) => {
    const breaker = breakers.get(service) ?? newBreaker();
    breakers.set(service, breaker);
    return breaker;
  };
  return (input, init) =>
    breakerOf(serviceOf(urlOf(input))).execute(async () => {
      const response = await baseFetch(input, init);
      const { status, statusText, headers } = response;
      const body = response.body && (await response.arrayBuffer());
      return new Response(body, { status, statusText, headers });
    });
};
