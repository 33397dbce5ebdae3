import type { RemoteEvent } from './active';
import { ShellFault } from './shell-fault';

/** Longest pause in milliseconds between two attempts that fail for reasons of this shell. */
const MAX_PAUSE_MS = 60_000;

interface Pause {
  readonly milliseconds: number;
  /** On the monotonic clock, because the time of day may be changed meanwhile. */
  readonly until: number;
}

/**
 * Records how the attempts to load each remote's releases ended, and when the next is due: immediately when
 * the release or its host was at fault, because the host's circuit breaker spaces those, and after a pause
 * that doubles from `first` milliseconds when this shell was, which would otherwise fetch the release each
 * time only to find the disk full.
 */
export const createAttempts = (firstPauseMs: number) => {
  const failures = new Map<string, unknown>();
  const pauses = new Map<string, Pause>();
  const doublePause = (name: string) => {
    const milliseconds = Math.min((pauses.get(name)?.milliseconds ?? firstPauseMs / 2) * 2, MAX_PAUSE_MS);
    pauses.set(name, { milliseconds, until: performance.now() + milliseconds });
  };
  return {
    record(event: RemoteEvent): void {
      if (event.type === 'loaded' && event.role === 'live') {
        failures.delete(event.name);
        pauses.delete(event.name);
      }
      if (event.type !== 'failed' || event.role === 'preview') return;
      if (event.role === 'live') failures.set(event.name, event.error);
      if (event.error instanceof ShellFault) doublePause(event.name);
      else pauses.delete(event.name);
    },
    isDue: (name: string): boolean => performance.now() >= (pauses.get(name)?.until ?? 0),
    /** Why the last attempt to load each remote's live release failed, by remote name. */
    failures: failures as ReadonlyMap<string, unknown>,
  };
};
