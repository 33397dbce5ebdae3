import type { UnderstoodRegistry } from '../registry';
import type { ActiveRemotes } from './active';
import { ShellFault } from './shell-fault';

/** A remote that this process should have and has not, and why; no remote where the registry itself is what is lacking. */
export interface Lack {
  readonly remote?: string;
  readonly reason: string;
}

/** What a look for lacks needs to know. */
interface Standing {
  /** Nothing when none could be read yet, neither from the store nor from the disk. */
  readonly registry: UnderstoodRegistry | undefined;
  readonly active: ActiveRemotes;
  /** Why the last try of each remote failed. */
  readonly failures: ReadonlyMap<string, unknown>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a remote without a release is this process' own lack; nothing when it is the fault of the release or its host. */
const ownLack = (
  name: string,
  registry: UnderstoodRegistry,
  failures: Standing['failures'],
): string | undefined => {
  if (Object.hasOwn(registry.notUnderstood, name)) return 'its entry in the registry is not understood';
  if (!failures.has(name)) return 'it was not tried yet';
  const failure = failures.get(name);
  return failure instanceof ShellFault ? failure.message : undefined;
};

const lacksOf = ({ registry, active, failures }: Standing): readonly Lack[] => {
  if (!registry) return [{ reason: 'the registry was never read' }];
  const absent = registry.names.filter(
    (name) => !active.remotes.some((one) => one.name === name && one.loaded),
  );
  // No squad can cause that the remotes of all others do not run.
  if (absent.length > 0 && absent.length === registry.names.length) {
    return absent.map((remote) => ({
      remote,
      reason: ownLack(remote, registry, failures) ?? messageOf(failures.get(remote)),
    }));
  }
  return absent.flatMap((remote) => {
    const reason = ownLack(remote, registry, failures);
    return reason === undefined ? [] : { remote, reason };
  });
};

/**
 * Tells whether this process has the remotes that it should have, for readiness. It is complete once the registry was read
 * and each remote that it names runs, on whatever release, or failed by the fault of its release or host. Complete once is
 * complete for good: a release that comes later must not take a serving process out of the balancer.
 */
export const createCompleteness = () => {
  let complete = false;
  return (standing: Standing): readonly Lack[] => {
    const lacks = complete ? [] : lacksOf(standing);
    complete = lacks.length === 0;
    return lacks;
  };
};
