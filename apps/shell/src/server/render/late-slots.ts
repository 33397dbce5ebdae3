import { circuitBreaker, ConsecutiveBreaker, handleWhen, type CircuitBreakerPolicy } from 'cockatiel';
import type { SlotName } from '@signpost/federation/contract';
import type { LoadedRemote } from '@signpost/federation/loading';

/** What `fillRows` and `fillCards` reject with when their two seconds are over. */
const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const newBreaker = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isLate), { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(3) });

// By release: another one of the remote begins with a clean record, and this one's record goes with it.
const breakers = new WeakMap<LoadedRemote, Map<SlotName, CircuitBreakerPolicy>>();

const breakerOf = (remote: LoadedRemote, slot: SlotName): CircuitBreakerPolicy => {
  const ofRemote = breakers.get(remote) ?? new Map<SlotName, CircuitBreakerPolicy>();
  breakers.set(remote, ofRemote);
  const known = ofRemote.get(slot) ?? newBreaker();
  ofRemote.set(slot, known);
  return known;
};

/**
 * Does a remote's work for a slot, unless it was late three times in a row within this process: then it rejects at once
 * for ten seconds, so that pages no longer wait for what does not come. Gives and throws what the work does.
 */
export const unlessLate = <Made>(
  remote: LoadedRemote,
  slot: SlotName,
  work: () => Promise<Made>,
): Promise<Made> => breakerOf(remote, slot).execute(work);
