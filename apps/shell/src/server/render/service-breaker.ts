import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

const isLate = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

const newBreaker = () =>
  circuitBreaker(handleWhen(isLate), { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) });

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * A way to fetch from the backend that stops waiting for what hangs: after five answers in a row that did not come in
 * time, calls are turned down at once, and every five seconds one is let through to see. The search has a breaker of its
 * own, so that neither takes the other along. An answer has come when all of its body has. Statuses are none of its
 * business: they come at once.
 */
export const serviceBreaker = (ask: typeof fetch): typeof fetch => {
  const search = newBreaker();
  const backend = newBreaker();
  return (input, init) => {
    const breaker = new URL(urlOf(input)).pathname.startsWith('/search/') ? search : backend;
    return breaker.execute(async () => {
      const answer = await ask(input, init);
      const { status, statusText, headers } = answer;
      const body = answer.body && (await answer.arrayBuffer());
      return new Response(body, { status, statusText, headers });
    });
  };
};
