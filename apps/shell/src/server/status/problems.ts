import type { RegistryProblem } from '@signpost/federation/registry';
import type { RemoteStatus } from './remote-status';
import type { Status } from './status';
import { momentOf } from './words';

type Disabled = RemoteStatus['disabled'][number];

/** Texts for the causes of disabled releases. */
const CAUSE_TEXTS: Readonly<Record<Disabled['cause'], string>> = {
  blocked: 'blocked a worker',
  memory: "filled a worker's memory",
  exception: 'threw an error outside of a request',
  rejection: 'left a rejected promise unhandled',
  exit: 'tried to end a worker',
};

/** Formats a place in a release, with the file path relative to the release's folder. */
const placeOf = ({ file = '', line, release }: Disabled): string => {
  const [, inRelease = file] = file.split(`/${release}/`);
  return `${inRelease}:${line}`;
};

const disabledText = (name: string, disabled: Disabled): string =>
  `${name} ${disabled.release} ${CAUSE_TEXTS[disabled.cause]} (${placeOf(disabled)}), ${momentOf(disabled.at)}. It is disabled until the shell restarts.`;

/** State of a remote, most severe first. */
export type Standing = 'away' | 'behind' | 'live' | 'retired';

/** Returns whether a remote is retired, has no running release, runs another than the registry's, or runs the live one. */
export const standingOf = ({ running, live, retiredSince }: RemoteStatus): Standing => {
  if (retiredSince && !running) return 'retired';
  if (!running) return 'away';
  const isWanted = !retiredSince && (!live || live.release === running.release);
  return isWanted ? 'live' : 'behind';
};

const ofRemote = (remote: RemoteStatus): readonly string[] => {
  const { name, running, live, canary, breaker, disabled, retiredSince } = remote;
  const standing = standingOf(remote);
  return [
    ...(standing === 'away' ? [`${name} has no release that runs. Its pages answer 503.`] : []),
    ...(standing === 'behind'
      ? [
          `${name} runs ${running?.release}, but the registry says ${retiredSince ? 'that it is retired' : live?.release}.`,
        ]
      : []),
    ...disabled.map((one) => disabledText(name, one)),
    ...(canary?.state?.ejected
      ? [`The canary of ${name} failed more often than the live release. Everyone gets the live one again.`]
      : []),
    ...(canary && !canary.state
      ? [`The canary of ${name} does not run here. Everyone gets the live release.`]
      : []),
    ...(breaker === 'open'
      ? [`The host of ${name} failed three times. It is asked again every ten seconds.`]
      : []),
  ];
};

const LEFT_OUT: Readonly<Record<RegistryProblem['part'], string>> = {
  entry: 'Its last release goes on, if there was one here.',
  canary: 'Everyone gets the live release.',
  previous: 'It is not needed while the live release runs.',
  history: 'Those changes are not shown.',
  slots: 'They are left empty.',
  owns: 'Its paths count as its own from before owners were recorded.',
  offers: 'Nothing of it is offered to others.',
  settings: 'All of them have their defaults.',
  retired: 'It is served as before.',
  claims: 'It stays with its owner, and the rest of the release runs.',
  rights: 'The entry that was accepted last stays in use.',
};

/** What happened, for the parts that are understood but refused. */
const REFUSALS: Readonly<Partial<Record<RegistryProblem['part'], string>>> = {
  claims: 'claims what another remote has',
  rights: 'was changed in the registry without the right to',
};

const ofRegistry = ({ remote, part, reason }: RegistryProblem): string =>
  REFUSALS[part]
    ? `${remote} ${REFUSALS[part]}: ${reason}. ${LEFT_OUT[part]}`
    : `What the registry says of ${remote} is not understood here: ${part}, ${reason}. ${LEFT_OUT[part]}`;

/** Lists the problems that need an operator's attention, as sentences; empty when there are none. */
export const problemsIn = ({
  backend,
  registry,
  remotes,
  workers,
  errorsKnown,
}: Status): readonly string[] => [
  ...(workers.unanswered === 0
    ? []
    : [
        `${workers.unanswered} of ${workers.asked} workers did not answer. What they counted is missing here.`,
      ]),
  ...(errorsKnown
    ? []
    : ['The errors of releases are not known now, because the supervisor did not answer.']),
  ...(backend.ready ? [] : ['The backend is not ready. Only pages in the cache can be shown whole.']),
  ...(registry.readable
    ? []
    : ['The registry cannot be read. What runs goes on, and nothing can be released.']),
  ...registry.problems.map(ofRegistry),
  ...remotes.flatMap(ofRemote),
];
