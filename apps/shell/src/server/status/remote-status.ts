import type { ActiveRemote } from '@signpost/federation/loading';
import { commitOf, isSettingValue, settingText, type RemoteEntry } from '@signpost/federation/registry';
import type { ErrorGroup } from '../errors/error-events';
import type { CanaryStatus } from '../releases/canary-reports';
import type { DisabledRelease } from '../workers';
import { pagesOf, type Pages } from './pages-of';
import type { ReleaseFailure, RemoteJournal } from './remote-journal';
import { samplesOf, total, type Sample } from './samples';
import { vitalsOf, type VitalStatus } from './vitals-of';

/** A release and, if known, since when (ISO 8601). */
interface Since {
  readonly release: string;
  readonly since: string | null;
}

/** Where the live release comes from; null for what the registry does not record. */
interface Origin {
  /** Who released or promoted it. */
  readonly by: string | null;
  readonly commit: string | null;
  /** Id of the key that signed the entry. */
  readonly key: string | null;
  readonly approvedBy: string | null;
}

/** One setting of a remote. */
export interface SettingStatus {
  readonly name: string;
  readonly value: string;
  readonly isChanged: boolean;
}

/** The status of one remote for operators. */
export interface RemoteStatus {
  readonly name: string;
  /** Since when it is no longer served (ISO 8601); null while it is. */
  readonly retiredSince: string | null;
  /** The live release of the registry; null when it cannot be read now, or lacks the remote. */
  readonly live: (Since & Origin) | null;
  /** The release that runs here; null when none could be loaded. */
  readonly running: Since | null;
  /** The canary for a percentage of the visitors; `state` has its counts, null when it does not run here. */
  readonly canary: {
    readonly release: string;
    readonly share: number;
    readonly state: Pick<CanaryStatus, 'ejected' | 'canary' | 'live' | 'browsers'> | null;
  } | null;
  /** Its disabled releases, whose code disturbed a worker. */
  readonly disabled: readonly DisabledRelease[];
  readonly lastFailure: ReleaseFailure | null;
  /** The circuit breaker of its host, `open` after three failures in a row. */
  readonly breaker: 'open' | 'closed';
  readonly pages: Pages;
  /** The settings of its live release, as people write them; `isChanged` when the registry has a value for it. */
  readonly settings: readonly SettingStatus[];
  /** Outcomes of its slots. */
  readonly slots: { readonly shown: number; readonly leftOut: number; readonly late: number };
  /** Errors of its code by release and source, the latest first. */
  readonly errors: readonly ErrorGroup[];
  /** Core Web Vitals of its pages by release. */
  readonly vitals: readonly VitalStatus[];
}

/** Sources of the status of one remote. */
interface Known {
  readonly entry: RemoteEntry | undefined;
  readonly active: ActiveRemote | undefined;
  readonly canaries: readonly CanaryStatus[];
  readonly journal: RemoteJournal;
  readonly disabled: readonly DisabledRelease[];
  readonly errors: readonly ErrorGroup[];
  readonly samples: readonly Sample[];
}

const countsOf = ({ ejected, canary, live, browsers }: CanaryStatus) => ({ ejected, canary, live, browsers });

const canaryOf = (
  name: string,
  { canary }: RemoteEntry,
  canaries: readonly CanaryStatus[],
): RemoteStatus['canary'] => {
  if (!canary) return null;
  const { release } = canary.ref;
  const state = canaries.find((one) => one.remote === name && one.release === release);
  return { release, share: canary.share, state: state ? countsOf(state) : null };
};

const liveOf = ({
  live: { release, provenance },
  history,
  signature,
  approvals,
}: RemoteEntry): Since & Origin => {
  const change = history.find((one) => one.release === release && one.action !== 'canary');
  return {
    release,
    since: change?.at ?? null,
    by: change?.by ?? null,
    commit: (provenance && commitOf(provenance)) ?? null,
    key: signature?.key ?? null,
    approvedBy: approvals[release]?.by ?? null,
  };
};

const settingsOf = ({ live, settings }: RemoteEntry): SettingStatus[] =>
  Object.entries(live.settings ?? {}).map(([name, definition]) => {
    const given = settings.values[name];
    const isChanged = given !== undefined && isSettingValue(definition, given);
    return { name, value: settingText(definition, isChanged ? given : definition.default), isChanged };
  });

/** Combines the sources into the status of one remote. */
export const remoteStatus = (
  name: string,
  { entry, active, canaries, journal, disabled, errors, samples }: Known,
): RemoteStatus => {
  const loaded = active?.loaded;
  const slots = (outcome: string) =>
    total(samplesOf(samples, 'signpost_slots_total', { remote: name, outcome }));
  return {
    name,
    retiredSince: entry?.retired?.at ?? null,
    live: entry ? liveOf(entry) : null,
    running: loaded ? { release: loaded.release, since: journal.since(name, loaded.release) ?? null } : null,
    canary: entry ? canaryOf(name, entry, canaries) : null,
    disabled: disabled.filter(({ remote }) => remote === name),
    lastFailure: journal.lastFailure(name) ?? null,
    breaker: journal.breakerOpen(name) ? 'open' : 'closed',
    pages: pagesOf(samples, name),
    settings: entry ? settingsOf(entry) : [],
    slots: { shown: slots('shown'), leftOut: slots('left-out'), late: slots('late') },
    errors: errors.filter(({ remote }) => remote === name),
    vitals: vitalsOf(samples, name),
  };
};
