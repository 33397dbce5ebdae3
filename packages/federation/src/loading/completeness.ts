import type { ParsedRegistry } from '../registry';
import type { ActiveRemotes } from './active';
import { ShellFault } from './shell-fault';

/** A remote that this process should run but does not, and why; no remote when the registry itself is missing. */
export interface MissingRemote {
  readonly remote?: string;
  readonly reason: string;
}

/** Current state of this process, as input of the completeness check. */
interface ProcessState {
  /** Undefined when no registry could be read yet, neither from the store nor from disk. */
  readonly registry: ParsedRegistry | undefined;
  readonly active: ActiveRemotes;
  /** Why the last attempt to load each remote failed. */
  readonly failures: ReadonlyMap<string, unknown>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Why a remote without a release is missing because of this process; undefined when the release or its host
 * is at fault.
 */
const ownFault = (
  name: string,
  registry: ParsedRegistry,
  failures: ProcessState['failures'],
): string | undefined => {
  if (Object.hasOwn(registry.notUnderstood, name)) return 'its entry in the registry is not understood';
  if (!failures.has(name)) return 'it was not tried yet';
  const failure = failures.get(name);
  return failure instanceof ShellFault ? failure.message : undefined;
};

const missingRemotes = ({ registry, active, failures }: ProcessState): readonly MissingRemote[] => {
  if (!registry) return [{ reason: 'the registry was never read' }];
  const wanted = registry.names.filter((name) => !registry.remotes[name]?.retired);
  const absent = wanted.filter((name) => !active.remotes.some((one) => one.name === name && one.loaded));
  // A single faulty release cannot stop all remotes, so the cause must be this process.
  if (absent.length > 0 && absent.length === wanted.length) {
    return absent.map((remote) => ({
      remote,
      reason: ownFault(remote, registry, failures) ?? messageOf(failures.get(remote)),
    }));
  }
  return absent.flatMap((remote) => {
    const reason = ownFault(remote, registry, failures);
    return reason === undefined ? [] : { remote, reason };
  });
};

/**
 * Reports whether this process runs the remotes that it should, for readiness. It is complete once the
 * registry was read and each remote that it names runs, on any release, or failed because of its release or
 * host. Once complete it stays complete: a later release must not remove a serving process from the load
 * balancer.
 */
export const createCompleteness = () => {
  let isComplete = false;
  return (state: ProcessState): readonly MissingRemote[] => {
    const missing = isComplete ? [] : missingRemotes(state);
    isComplete = missing.length === 0;
    return missing;
  };
};
