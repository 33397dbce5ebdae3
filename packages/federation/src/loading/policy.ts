import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';

/**
 * How a remote's static host is asked: one retry with jitter inside a circuit breaker, which after three failures in a
 * row asks again only every ten seconds. One policy for each remote, so that one host's trouble is its own.
 */
export const hostPolicy = (): IPolicy =>
  wrap(
    circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(3) }),
    retry(handleAll, {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
    }),
  );
