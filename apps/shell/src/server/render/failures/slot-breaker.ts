import { BrokenCircuitError, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { SlotName } from '@signpost/federation/contract';
import { monotonicBreaker, type LoadedRemote } from '@signpost/federation/loading';
import type { PageFailures } from './page-failures';
import type { Fault } from '../render-outcome';

/** Returns whether an error is the timeout of `fillRows` and `fillCards`, which is two seconds. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

interface SlotRecord {
  readonly breaker: ReturnType<typeof monotonicBreaker>;
  /** The fault of the slot's latest timeout. */
  fault: Fault;
}

const newRecord = (): SlotRecord => ({
  breaker: monotonicBreaker(handleWhen(isTimeout), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(3),
  }),
  fault: 'release',
});

// By release: a new release starts without a record, and the records of an unloaded release are garbage-collected.
const records = new WeakMap<LoadedRemote, Map<SlotName, SlotRecord>>();

const recordOf = (remote: LoadedRemote, slot: SlotName): SlotRecord => {
  const ofRemote = records.get(remote) ?? new Map<SlotName, SlotRecord>();
  records.set(remote, ofRemote);
  const known = ofRemote.get(slot) ?? newRecord();
  ofRemote.set(slot, known);
  return known;
};

/**
 * Runs a remote's work for a slot through a circuit breaker. After three timeouts in a row in this process it rejects at
 * once for ten seconds, so that pages do not wait for a slot that hangs. Otherwise returns and throws what `work` does.
 */
export const withSlotBreaker = <Result>(
  remote: LoadedRemote,
  slot: SlotName,
  work: () => Promise<Result>,
): Promise<Result> => recordOf(remote, slot).breaker.execute(work);

/** Returns whose fault a slot's error is. While the breaker is open, it is the fault of the latest timeout. */
export const faultOfSlot = (
  remote: LoadedRemote,
  slot: SlotName,
  error: unknown,
  failures: Pick<PageFailures, 'faultOf' | 'faultOfTimeout'>,
): Fault => {
  const record = recordOf(remote, slot);
  if (isTimeout(error)) record.fault = failures.faultOfTimeout();
  return isTimeout(error) || error instanceof BrokenCircuitError ? record.fault : failures.faultOf(error);
};
