import type { RemoteEvent } from './active';
import { ShellFault } from './shell-fault';

/** Longest pause between two tries of what this shell cannot have for reasons of its own, in milliseconds. */
const LONGEST_PAUSE = 60_000;

interface Pause {
  readonly milliseconds: number;
  /** By the monotonic clock: the time of day may be set meanwhile. */
  readonly until: number;
}

/**
 * Remembers how the tries of each remote's releases ended, and when the next is due: at once where the release or its host
 * was at fault, since the host's circuit breaker spaces those, and after a pause that doubles from `first` milliseconds on
 * where this shell was, which fetches the release each time only to find the disk full.
 */
export const createAttempts = (first: number) => {
  const failures = new Map<string, unknown>();
  const pauses = new Map<string, Pause>();
  const pauseLonger = (name: string) => {
    const milliseconds = Math.min((pauses.get(name)?.milliseconds ?? first / 2) * 2, LONGEST_PAUSE);
    pauses.set(name, { milliseconds, until: performance.now() + milliseconds });
  };
  return {
    note(event: RemoteEvent): void {
      if (event.type === 'loaded' && event.role === 'live') {
        failures.delete(event.name);
        pauses.delete(event.name);
      }
      if (event.type !== 'failed' || event.role === 'preview') return;
      if (event.role === 'live') failures.set(event.name, event.error);
      if (event.error instanceof ShellFault) pauseLonger(event.name);
      else pauses.delete(event.name);
    },
    isDue: (name: string): boolean => performance.now() >= (pauses.get(name)?.until ?? 0),
    /** Why the last try of each remote's live release failed, by the remote's name. */
    failures: failures as ReadonlyMap<string, unknown>,
  };
};
