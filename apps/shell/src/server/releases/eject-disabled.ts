import type { RemoteSet } from '@signpost/federation/loading';
import type { CanaryReports } from './canary-reports';

/** Makes the listener that ejects a release, where it is the canary of its remote, for having been disabled. */
export const ejectDisabled =
  (canaryReports: Pick<CanaryReports, 'eject'>, remotes: Pick<RemoteSet, 'current'>) =>
  ({ remote, release }: { readonly remote: string; readonly release: string }): void => {
    const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
    if (canary?.loaded.release === release) canaryReports.eject(remote, release);
  };
