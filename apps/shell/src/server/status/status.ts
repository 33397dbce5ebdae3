import { CONTRACT_VERSION } from '@signpost/federation/contract';
import { hiddenProblems, type RemoteSet } from '@signpost/federation/loading';
import type { RegistryProblem, ParsedRegistry } from '@signpost/federation/registry';
import type { ErrorGroup } from '../errors/error-events';
import type { CanaryReports } from '../releases/canary-reports';
import type { DisabledRelease } from '../workers';
import { pagesOf, type Pages } from './pages-of';
import { processNow, type ProcessStatus } from './process-now';
import type { Failure, RemoteJournal } from './remote-journal';
import { remoteStatus, type RemoteStatus } from './remote-status';
import { readSamples, samplesOf, total, type Sample } from './samples';
import { vitalsOf, type VitalStatus } from './vitals-of';

/** Numbers of pages by their source. */
export interface CacheStatus {
  readonly hit: number;
  /** Served stale while they are rendered again. */
  readonly stale: number;
  readonly miss: number;
  /** The share served from the cache, 0 to 1; null before the first page. */
  readonly hitRate: number | null;
}

/** The status of the site. Counts are of all workers since they started. */
export interface Status {
  /** ISO 8601. */
  readonly at: string;
  readonly contract: string;
  readonly process: ProcessStatus;
  /** Numbers of workers that were queried for metrics, and of those that did not answer in time. */
  readonly workers: { readonly asked: number; readonly unanswered: number };
  readonly backend: { readonly ready: boolean; readonly milliseconds: number };
  readonly registry: {
    readonly readable: boolean;
    readonly version: number | null;
    readonly lastFailure: Failure | null;
    /** Parts that this process cannot parse, and refused claims. */
    readonly problems: readonly RegistryProblem[];
  };
  readonly cache: CacheStatus;
  readonly renderErrors: number;
  /** The shell's own pages. */
  readonly shell: Pages;
  readonly shellVitals: readonly VitalStatus[];
  /** Whether the errors of all workers are known. */
  readonly errorsKnown: boolean;
  readonly remotes: readonly RemoteStatus[];
}

/** Sources of the status. */
export interface StatusSources {
  readonly remotes: Pick<RemoteSet, 'current'>;
  /** The state of canaries. */
  readonly canaryReports: Pick<CanaryReports, 'currentCanaries'>;
  readonly journal: RemoteJournal;
  /** Disabled releases. */
  disabled(): readonly DisabledRelease[];
  /** Returns the errors of all releases. */
  errors(): Promise<readonly ErrorGroup[]>;
  /** Returns the metrics as Prometheus text. */
  metrics(): Promise<string>;
  /** Reads the registry; rejects when it cannot be read. */
  registry(): Promise<ParsedRegistry>;
  /** Whether the backend is ready. */
  backend(): Promise<boolean>;
}

const cacheOf = (samples: readonly Sample[]): CacheStatus => {
  const count = (cache: string) => total(samplesOf(samples, 'signpost_page_seconds_count', { cache }));
  const [hit, stale, miss] = [count('hit'), count('stale'), count('miss')];
  const all = hit + stale + miss;
  return { hit, stale, miss, hitRate: all > 0 ? (hit + stale) / all : null };
};

/** Gathers the current status of the site. Reports unavailable services instead of rejecting. */
export const gatherStatus = async (sources: StatusSources): Promise<Status> => {
  const asked = performance.now();
  const { journal } = sources;
  const [backend, registry, samples, errors] = await Promise.all([
    sources.backend().then((ready) => ({ ready, milliseconds: Math.round(performance.now() - asked) })),
    sources.registry().catch(() => null),
    sources.metrics().then(readSamples),
    sources.errors().catch(() => null),
  ]);
  const active = sources.remotes.current();
  const known = registry?.problems ?? [];
  const canaries = sources.canaryReports.currentCanaries(active);
  const names = new Set([...Object.keys(registry?.remotes ?? {}), ...active.remotes.map(({ name }) => name)]);
  return {
    at: new Date().toISOString(),
    contract: CONTRACT_VERSION,
    process: processNow(),
    workers: {
      asked: total(samplesOf(samples, 'signpost_workers')),
      unanswered: total(samplesOf(samples, 'signpost_workers_unanswered')),
    },
    backend,
    registry: {
      readable: registry !== null,
      version: registry?.version ?? null,
      lastFailure: journal.registryFailure() ?? null,
      problems: [...known, ...hiddenProblems(active, known)],
    },
    cache: cacheOf(samples),
    renderErrors: total(samplesOf(samples, 'signpost_render_errors_total')),
    shell: pagesOf(samples, 'shell'),
    shellVitals: vitalsOf(samples, 'shell'),
    errorsKnown: errors !== null,
    remotes: [...names].sort().map((name) =>
      remoteStatus(name, {
        entry: registry?.remotes[name],
        active: active.remotes.find((remote) => remote.name === name),
        canaries,
        journal,
        disabled: sources.disabled(),
        errors: errors ?? [],
        samples,
      }),
    ),
  };
};
