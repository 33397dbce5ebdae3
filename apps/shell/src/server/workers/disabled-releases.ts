import { z } from 'zod';
import type { Refusal } from '@signpost/federation/loading';
import { disabledRelease, type DisabledRelease } from './messages';

/** The environment variable with the disabled releases, as JSON, of a worker that starts. */
const VARIABLE = 'DISABLED_RELEASES';

const environment = z.object({
  [VARIABLE]: z
    .string()
    .default('[]')
    .transform((text) => z.array(disabledRelease).parse(JSON.parse(text))),
});

/** Releases that do not run any more, because their code disturbed a worker. The list is kept until the shell stops. */
export interface DisabledReleases {
  list(): readonly DisabledRelease[];
  /**
   * The extent to which a release is refused. One that blocks a worker or fills its memory never runs again. Other
   * crashes are contained, so such a release may continue if its remote has no other.
   */
  refusal(remote: string, release: string): Refusal | undefined;
  /** Disables a release and calls the listeners. Returns false when it is already refused to this extent. */
  add(disabled: DisabledRelease): boolean;
  onAdded(listener: (disabled: DisabledRelease) => void): void;
}

const refusalFor = ({ cause }: DisabledRelease): Refusal =>
  cause === 'blocked' || cause === 'memory' ? 'always' : 'unless-last';

/** Creates the list with the releases that are already disabled. */
export const openDisabledReleases = (known: readonly DisabledRelease[] = []): DisabledReleases => {
  const keyOf = (remote: string, release: string) => `${remote}:${release}`;
  const all = new Map(known.map((one) => [keyOf(one.remote, one.release), one]));
  const listeners: ((disabled: DisabledRelease) => void)[] = [];
  const refusal = (remote: string, release: string) => {
    const found = all.get(keyOf(remote, release));
    return found && refusalFor(found);
  };
  return {
    list: () => [...all.values()],
    refusal,
    add(disabled) {
      const { remote, release } = disabled;
      const before = refusal(remote, release);
      if (before === 'always' || before === refusalFor(disabled)) return false;
      all.set(keyOf(remote, release), disabled);
      for (const listener of listeners) listener(disabled);
      return true;
    },
    onAdded: (listener) => void listeners.push(listener),
  };
};

/** Reads the disabled releases from a worker's environment. */
export const readDisabled = (env: NodeJS.ProcessEnv): readonly DisabledRelease[] =>
  environment.parse(env)[VARIABLE];

/** Returns the part of a worker's environment that lists the disabled releases. */
export const disabledEnvironment = (disabled: DisabledReleases): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(disabled.list()),
});
