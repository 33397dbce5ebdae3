import type { RemoteEntry, ParsedRegistry } from '../../registry';
import type { LiveShell } from '../live-shell';

/** Formats as `2026-11-21 14:02`, in UTC. */
const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

/** When a release got its current role; its build time when the history is too short or missing. */
const since = ({ history }: RemoteEntry, release: string, otherwise: string): string =>
  minute(history.find((change) => change.release === release)?.at ?? otherwise);

const row = (label: string, ...rest: string[]): string => `  ${label.padEnd(9)} ${rest.join('  ')}`;

const remoteLines = (name: string, entry: RemoteEntry): string[] => {
  const { live, previous, canary, history } = entry;
  return [
    name,
    row(
      'live',
      live.release,
      `since ${since(entry, live.release, live.releasedAt)}`,
      `contract ${live.contract}`,
    ),
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
    ...Object.entries(entry.offers).map(([claim, to]) => row('offers', claim, `to ${to}`)),
    ...history.map(({ release, at, action }, index) =>
      row(index === 0 ? 'history' : '', release, minute(at), action),
    ),
  ];
};

/** The status of a store as text: of each remote, or of the one called `only`. Times are UTC. */
export const statusText = (
  { version, issuedAt, names, remotes, signature, problems }: ParsedRegistry,
  only?: string,
): string => {
  const head = [
    `registry version ${version}`,
    ...(issuedAt ? [`of ${minute(issuedAt)} UTC`] : []),
    signature ? `signed with key ${signature.key}` : 'not signed',
  ].join(', ');
  const shown = names.filter((name) => only === undefined || name === only);
  const partsOf = (name: string): string[] => {
    const entry = remotes[name];
    return [
      ...(entry ? remoteLines(name, entry) : [name]),
      ...problems
        .filter(({ remote }) => remote === name)
        .map(({ part, reason }) =>
          part === 'claims' ? row('refused', reason) : row(part, `is not understood here: ${reason}`),
        ),
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
