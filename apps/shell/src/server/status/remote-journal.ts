import type { RemoteEvent } from '@signpost/federation/loading';

/** The last failure to load something, with its time and reason. */
export interface Failure {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** A failure to run a release. */
export interface ReleaseFailure extends Failure {
  readonly release: string;
}

/** Records the events of this process' remotes. Times are ISO 8601. */
export interface RemoteJournal {
  note(event: RemoteEvent): void;
  /** When a release started here; undefined when it never did. */
  since(remote: string, release: string): string | undefined;
  /** The last failure to run a release of a remote, not counting previews. */
  lastFailure(remote: string): ReleaseFailure | undefined;
  /** Whether the circuit breaker of a remote's host is open, after three failures in a row. */
  breakerOpen(remote: string): boolean;
  registryFailure(): Failure | undefined;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isBrokenCircuit = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isBrokenCircuitError' in error;

/** Creates a journal. `now` returns milliseconds since 1970. */
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
      // An open circuit breaker is not a reason itself, so the earlier reason is kept.
      else if (!isBroken && role !== 'preview')
        failures.set(name, { release, at, reason: reasonOf(event.error) });
    },
  };
};
