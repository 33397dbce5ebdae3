import {
  builderOf,
  commitOf,
  settingText,
  type ParsedRegistry,
  type RegistryProblem,
  type RemoteEntry,
  type Retirement,
  type SettingValues,
} from '../../registry';
import type { LiveShell } from './live-shell';

/** Formats as `2026-11-21 14:02`, in UTC. */
const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

/** When a release got its current role; its build time when the history is too short or missing. */
const since = ({ history }: RemoteEntry, release: string, otherwise: string): string =>
  minute(history.find((change) => change.release === release)?.at ?? otherwise);

const row = (label: string, ...rest: string[]): string => `  ${label.padEnd(9)} ${rest.join('  ')}`;

/** Where the live release comes from: its commit, the key of its entry and its approval. */
const originLines = ({ live, signature, approvals }: RemoteEntry): string[] => {
  const commit = live.provenance ? commitOf(live.provenance) : undefined;
  const approval = approvals[live.release];
  return [
    ...(live.provenance && commit
      ? [row('', `commit ${commit.slice(0, 12)}`, `built by ${builderOf(live.provenance)}`)]
      : []),
    ...(signature ? [row('', `signed with key ${signature.key}`)] : []),
    ...(approval ? [row('', `approved by ${approval.by ?? 'somebody'} with key ${approval.key}`)] : []),
  ];
};

/** Settings as people write them on the command line. */
const settingWords = ({ live }: RemoteEntry, values: SettingValues): string[] =>
  Object.entries(values).map(([name, value]) => {
    const definition = live.settings?.[name];
    return `${name}=${definition ? settingText(definition, value) : value}`;
  });

const redirectLines = ({ redirects }: Retirement): string[] =>
  Object.entries(redirects).map(([from, to]) => row('redirects', from, `to ${to}`));

const remoteLines = (name: string, entry: RemoteEntry): string[] => {
  const { live, previous, canary, history, retired } = entry;
  return [
    name,
    ...(retired ? [row('retired', `since ${minute(retired.at)}`), ...redirectLines(retired)] : []),
    row(
      retired ? 'last' : 'live',
      live.release,
      `since ${since(entry, live.release, live.releasedAt)}`,
      `contract ${live.contract}`,
    ),
    ...originLines(entry),
    ...(canary
      ? [
          row(
            'canary',
            canary.ref.release,
            `since ${since(entry, canary.ref.release, canary.ref.releasedAt)}`,
            `${canary.share} % of visitors`,
          ),
        ]
      : []),
    ...(previous ? [row('previous', previous.release)] : []),
    ...Object.entries(entry.offers).map(([claim, { to }]) => row('offers', claim, `to ${to}`)),
    ...settingWords(entry, entry.settings.values).map((word) => row('settings', word)),
    ...history.map(({ release, at, action, by, settings = {} }, index) =>
      row(
        index === 0 ? 'history' : '',
        release,
        minute(at),
        action,
        ...settingWords(entry, settings),
        ...(by ? [`by ${by}`] : []),
      ),
    ),
  ];
};

const signingText = (signature: ParsedRegistry['signature'], rights: ParsedRegistry['rights']): string => {
  if (rights) return `signed by remote, rights version ${rights.version} with key ${rights.signature.key}`;
  return signature ? `signed with key ${signature.key}` : 'not signed';
};

const PROBLEM_LABELS: Readonly<Partial<Record<RegistryProblem['part'], string>>> = {
  claims: 'refused',
  rights: 'refused',
};

const problemLine = ({ part, reason }: RegistryProblem): string =>
  PROBLEM_LABELS[part] ? row(PROBLEM_LABELS[part], reason) : row(part, `is not understood here: ${reason}`);

/**
 * The status of a store as text: of each remote, or of the one called `only`, then with what others claim of it. Times
 * are UTC.
 */
export const statusText = (
  { version, issuedAt, names, remotes, signature, rights, problems }: ParsedRegistry,
  only?: string,
): string => {
  const head = [
    `registry version ${version}`,
    ...(issuedAt ? [`of ${minute(issuedAt)} UTC`] : []),
    signingText(signature, rights),
  ].join(', ');
  const shown = names.filter((name) => only === undefined || name === only);
  const partsOf = (name: string): string[] => {
    const entry = remotes[name];
    return [
      ...(entry ? remoteLines(name, entry) : [name]),
      ...problems.filter(({ remote }) => remote === name).map(problemLine),
      ...problems
        .filter(({ owner }) => only !== undefined && owner === only)
        .map(({ remote, reason }) => row('refused', `to ${remote}: ${reason}`)),
    ];
  };
  const absent = only !== undefined && shown.length === 0 ? [`${only} was never released`] : [];
  return [head, ...absent, ...shown.flatMap(partsOf)].join('\n');
};

const failed = ({ pages, errors }: LiveShell['canaries'][number]['live']): string =>
  `${Math.round(errors)} of ${Math.round(pages)} pages failed`;

/** The health of a running shell as text, with the releases that it runs and the state of its canaries. */
export const healthText = ({ url, ready, backend, contract, remotes, lacks, canaries }: LiveShell): string =>
  [
    `shell ${url}: ${ready ? 'ready' : 'not ready'}`,
    ...(backend === false ? ['  its backend is not ready'] : []),
    ...lacks.map(({ remote, reason }) => `  it lacks ${remote ?? 'the registry'}: ${reason}`),
    ...(contract ? [`  contract ${contract}`] : []),
    ...Object.entries(remotes).map(([name, release]) => `  ${name} ${release ?? 'has no release that runs'}`),
    ...canaries.map(
      ({ remote, release, ejected, canary, live }) =>
        `  ${remote} ${release} as canary: ${failed(canary)}; of the live one ${failed(live)}${ejected ? '; taken out by this shell' : ''}`,
    ),
  ].join('\n');
