import { ConsecutiveBreaker, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { monotonicBreaker } from './monotonic-breaker';
import { ShellFault } from './shell-fault';

/** What this shell lacks is not the host's fault. */
const hostFailures = handleWhen((error) => !(error instanceof ShellFault));

/**
 * How a remote's static host is asked: one retry with jitter inside a circuit breaker, which after three failures in a
 * row asks again only every ten seconds. One policy for each remote, so that one host's trouble is its own.
 */
export const hostPolicy = () => {
  const breaker = monotonicBreaker(hostFailures, {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(3),
  });
  const again = retry(hostFailures, {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  });
  return {
    execute: <Value>(work: () => Promise<Value>): Promise<Value> =>
      breaker.execute(() => again.execute(work)),
  };
};
