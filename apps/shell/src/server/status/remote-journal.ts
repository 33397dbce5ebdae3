import type { RemoteEvent } from '@signpost/federation/loading';

/** What could not be loaded, when last, and why. */
export interface Failure {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** A release that could not be run. */
export interface ReleaseFailure extends Failure {
  readonly release: string;
}

/** Remembers what happened to the remotes of this process. Times are ISO 8601. */
export interface RemoteJournal {
  note(event: RemoteEvent): void;
  /** When a release began to run here; undefined when it never did. */
  since(remote: string, release: string): string | undefined;
  /** The last release of a remote that could not be run for the visitors, a preview aside. */
  lastFailure(remote: string): ReleaseFailure | undefined;
  /** Whether the host of a remote's live release is left alone for a while, after three failures in a row. */
  breakerOpen(remote: string): boolean;
  registryFailure(): Failure | undefined;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isBrokenCircuit = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isBrokenCircuitError' in error;

/** Opens a journal. `now` gives milliseconds since 1970. */
export const openRemoteJournal = (now: () => number = Date.now): RemoteJournal => {
  const began = new Map<string, string>();
  const failures = new Map<string, ReleaseFailure>();
  const broken = new Set<string>();
  let registry: Failure | undefined;
  return {
    since: (remote, release) => began.get(`${remote} ${release}`),
    lastFailure: (remote) => failures.get(remote),
    breakerOpen: (remote) => broken.has(remote),
    registryFailure: () => registry,
    note(event) {
      const at = new Date(now()).toISOString();
      if (event.type === 'registry-failed') {
        registry = { at, reason: reasonOf(event.error) };
        return;
      }
      if (event.type !== 'loaded' && event.type !== 'failed') return;
      const { name, release, role } = event;
      const isBroken = event.type === 'failed' && isBrokenCircuit(event.error);
      if (role === 'live') broken[isBroken ? 'add' : 'delete'](name);
      if (event.type === 'loaded') began.set(`${name} ${release}`, at);
      // That a host is left alone is no reason of its own: the one before it stands.
      else if (!isBroken && role !== 'preview')
        failures.set(name, { release, at, reason: reasonOf(event.error) });
    },
  };
};
