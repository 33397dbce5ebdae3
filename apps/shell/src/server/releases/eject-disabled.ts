import type { RemoteSet } from '@signpost/federation/loading';
import type { CanaryReports } from './canary-reports';

/** Returns a listener that ejects a disabled release if it is the current canary of its remote. */
export const ejectDisabled =
  (canaryReports: Pick<CanaryReports, 'eject'>, remotes: Pick<RemoteSet, 'current'>) =>
  ({ remote, release }: { readonly remote: string; readonly release: string }): void => {
    const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
    if (canary?.loaded.release === release) canaryReports.eject(remote, release);
  };
