import { BrokenCircuitError, circuitBreaker, type ICircuitBreakerOptions, type Policy } from 'cockatiel';

/** How a breaker opens, as cockatiel has it, and milliseconds after which it lets a call through to see. */
export interface MonotonicBreakerOptions extends Pick<ICircuitBreakerOptions, 'breaker'> {
  readonly halfOpenAfter: number;
}

/**
 * cockatiel's circuit breaker, which measures how long it is open by the time of day: set back by an hour, it would stay
 * open for an hour. This one measures by the monotonic clock. `execute` rejects with a `BrokenCircuitError` while it is open.
 */
export const monotonicBreaker = (handled: Policy, { breaker, halfOpenAfter }: MonotonicBreakerOptions) => {
  // Half open whenever it is asked: when it may be asked is decided here.
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
