import type { RemoteSet } from '@signpost/federation/loading';
import type { Trials } from './trials';

/** Makes the listener that ejects a release, where it is the canary of its remote, for having been disabled. */
export const ejectDisabled =
  (trials: Pick<Trials, 'eject'>, remotes: Pick<RemoteSet, 'current'>) =>
  ({ remote, release }: { readonly remote: string; readonly release: string }): void => {
    const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
    if (canary?.loaded.release === release) trials.eject(remote, release);
  };
