import { BrokenCircuitError, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { SlotName } from '@signpost/federation/contract';
import { monotonicBreaker, type LoadedRemote } from '@signpost/federation/loading';
import type { PageFailures } from './page-failures';
import type { Fault } from './render-outcome';

/** What `fillRows` and `fillCards` reject with when their two seconds are over. */
const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

interface SlotRecord {
  readonly breaker: ReturnType<typeof monotonicBreaker>;
  /** Whose fault it was when the slot was late last. */
  fault: Fault;
}

const newRecord = (): SlotRecord => ({
  breaker: monotonicBreaker(handleWhen(isLate), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(3),
  }),
  fault: 'release',
});

// By release: another one of the remote begins with a clean record, and this one's record goes with it.
const records = new WeakMap<LoadedRemote, Map<SlotName, SlotRecord>>();

const recordOf = (remote: LoadedRemote, slot: SlotName): SlotRecord => {
  const ofRemote = records.get(remote) ?? new Map<SlotName, SlotRecord>();
  records.set(remote, ofRemote);
  const known = ofRemote.get(slot) ?? newRecord();
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
): Promise<Made> => recordOf(remote, slot).breaker.execute(work);

/** Whose fault it is that a slot failed with this error; one that is not waited for any more has the fault of its delay. */
export const faultOfSlot = (
  remote: LoadedRemote,
  slot: SlotName,
  error: unknown,
  failures: Pick<PageFailures, 'faultOf' | 'faultOfDelay'>,
): Fault => {
  const record = recordOf(remote, slot);
  if (isLate(error)) record.fault = failures.faultOfDelay();
  return isLate(error) || error instanceof BrokenCircuitError ? record.fault : failures.faultOf(error);
};
