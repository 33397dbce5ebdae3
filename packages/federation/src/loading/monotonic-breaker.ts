import { BrokenCircuitError, circuitBreaker, type ICircuitBreakerOptions, type Policy } from 'cockatiel';

/** cockatiel's opening rule, and the milliseconds after which the breaker lets a test call through. */
export interface MonotonicBreakerOptions extends Pick<ICircuitBreakerOptions, 'breaker'> {
  readonly halfOpenAfter: number;
}

/**
 * cockatiel's circuit breaker measures its open time by the time of day: set back by an hour, it would stay
 * open for an hour. This one uses the monotonic clock. `execute` rejects with a `BrokenCircuitError` while it
 * is open.
 */
export const monotonicBreaker = (handled: Policy, { breaker, halfOpenAfter }: MonotonicBreakerOptions) => {
  // Always half open for cockatiel: this function decides when a test call is due.
  const policy = circuitBreaker(handled, { breaker, halfOpenAfter: Number.NEGATIVE_INFINITY });
  let openUntil = 0;
  policy.onBreak(() => {
    openUntil = performance.now() + halfOpenAfter;
  });
  policy.onReset(() => {
    openUntil = 0;
  });
  return {
    execute: <Value>(work: () => Promise<Value>): Promise<Value> =>
      performance.now() < openUntil ? Promise.reject(new BrokenCircuitError()) : policy.execute(work),
  };
};
