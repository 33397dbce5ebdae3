import { ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { monotonicBreaker } from '@signpost/federation/loading';

const isLate = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

const newBreaker = () =>
  monotonicBreaker(handleWhen(isLate), { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) });

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** What has a breaker of its own: each host, and on the backend's the search. */
const serviceOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return pathname.startsWith('/search/') ? `${origin}/search/` : origin;
};

/**
 * A `fetch` that stops waiting for services that hang: after five answers in a row that did not come in time, calls are
 * refused at once, and one is let through every five seconds to see. The backend, its search and each host of Algolia
 * have breakers of their own, so that one that hangs does not take the others along. An answer has come when all of its
 * body has. Statuses do not count: they come at once.
 */
export const serviceBreaker = (ask: typeof fetch): typeof fetch => {
  const breakers = new Map<string, ReturnType<typeof newBreaker>>();
  const breakerOf = (service: string) => {
    const breaker = breakers.get(service) ?? newBreaker();
    breakers.set(service, breaker);
    return breaker;
  };
  return (input, init) =>
    breakerOf(serviceOf(urlOf(input))).execute(async () => {
      const answer = await ask(input, init);
      const { status, statusText, headers } = answer;
      const body = answer.body && (await answer.arrayBuffer());
      return new Response(body, { status, statusText, headers });
    });
};
