import { z } from 'zod';
import type { Refusal } from '@signpost/federation/loading';
import { disabledRelease, type DisabledRelease } from './messages';

/** By which a worker that starts is told the releases that are disabled, as JSON. */
const NAME = 'DISABLED_RELEASES';

const environment = z.object({
  [NAME]: z
    .string()
    .default('[]')
    .transform((text) => z.array(disabledRelease).parse(JSON.parse(text))),
});

/** The releases that are not run any more, because their code disturbed a worker. It lives as long as the shell does. */
export interface DisabledReleases {
  list(): readonly DisabledRelease[];
  /**
   * How far a release is refused. One that blocks a worker or fills its memory never runs again. What else disturbs a
   * worker is contained there, so such a release may go on where its remote has no other.
   */
  refusal(remote: string, release: string): Refusal | undefined;
  /** Disables a release, and calls the listeners. Gives false when it is refused as far already. */
  add(disabled: DisabledRelease): boolean;
  onAdded(listener: (disabled: DisabledRelease) => void): void;
}

const refusalFor = ({ cause }: DisabledRelease): Refusal =>
  cause === 'blocked' || cause === 'memory' ? 'always' : 'unless-last';

/** Opens the list with the releases that are disabled already. */
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

/** Reads what a worker was told as it was started. */
export const readDisabled = (env: NodeJS.ProcessEnv): readonly DisabledRelease[] =>
  environment.parse(env)[NAME];

/** The part of a worker's environment that tells it. */
export const disabledEnvironment = (disabled: DisabledReleases): Readonly<Record<string, string>> => ({
  [NAME]: JSON.stringify(disabled.list()),
});
