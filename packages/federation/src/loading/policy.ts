import { ConsecutiveBreaker, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { monotonicBreaker } from './monotonic-breaker';
import { ShellFault } from './shell-fault';

/** Failures of this shell do not count against the host. */
const hostFailures = handleWhen((error) => !(error instanceof ShellFault));

/**
 * Retry policy for a remote's static host: one retry with jitter inside a circuit breaker, which after three
 * consecutive failures calls the host only every ten seconds. One policy for each remote, so that a failing
 * host does not affect others.
 */
export const hostPolicy = () => {
  const breaker = monotonicBreaker(hostFailures, {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(3),
  });
  const retryPolicy = retry(hostFailures, {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  });
  return {
    execute: <Value>(work: () => Promise<Value>): Promise<Value> =>
      breaker.execute(() => retryPolicy.execute(work)),
  };
};
