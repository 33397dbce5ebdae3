import type { RemoteStatus } from './remote-status';
import type { Status } from './status';

/** How a remote stands, in the order of how much it matters. */
export type Standing = 'away' | 'behind' | 'live';

/** How a remote stands: without a release, on another than the registry says, or as it should be. */
export const standingOf = ({ running, live }: RemoteStatus): Standing => {
  if (!running) return 'away';
  return live && live.release !== running.release ? 'behind' : 'live';
};

const ofRemote = (remote: RemoteStatus): readonly string[] => {
  const { name, running, live, canary, breaker } = remote;
  const standing = standingOf(remote);
  return [
    ...(standing === 'away' ? [`${name} has no release that runs. Its pages answer 503.`] : []),
    ...(standing === 'behind'
      ? [`${name} runs ${running?.release}, but the registry says ${live?.release}.`]
      : []),
    ...(canary?.trial?.ejected
      ? [`The canary of ${name} failed more often than the live release. Everyone gets the live one again.`]
      : []),
    ...(canary && !canary.trial
      ? [`The canary of ${name} does not run here. Everyone gets the live release.`]
      : []),
    ...(breaker === 'open'
      ? [`The host of ${name} failed three times. It is asked again every ten seconds.`]
      : []),
  ];
};

/** What an operator should look at, in plain sentences; none when all is as it should be. */
export const problemsIn = ({ backend, registry, remotes }: Status): readonly string[] => [
  ...(backend.ready ? [] : ['The backend is not ready. Only pages in the cache can be shown whole.']),
  ...(registry.readable
    ? []
    : ['The registry cannot be read. What runs goes on, and nothing can be released.']),
  ...remotes.flatMap(ofRemote),
];
