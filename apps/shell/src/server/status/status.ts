import { CONTRACT_VERSION } from '@signpost/federation/contract';
import type { RemoteSet } from '@signpost/federation/loading';
import type { RegistryProblem, ParsedRegistry } from '@signpost/federation/registry';
import type { CanaryReports } from '../releases/canary-reports';
import type { DisabledRelease } from '../workers';
import { pagesOf, type Pages } from './pages-of';
import { processNow, type ProcessStatus } from './process-now';
import type { Failure, RemoteJournal } from './remote-journal';
import { remoteStatus, type RemoteStatus } from './remote-status';
import { readSamples, samplesOf, total, type Sample } from './samples';

/** Pages by where they came from. */
export interface CacheStatus {
  readonly hit: number;
  /** Served once more while they are made anew. */
  readonly stale: number;
  readonly miss: number;
  /** The share that came from the cache, 0 to 1; null before the first page. */
  readonly hitRate: number | null;
}

/** The site as this process sees it. Counts are since it started, of all workers where there are several. */
export interface Status {
  /** ISO 8601. */
  readonly at: string;
  readonly contract: string;
  readonly process: ProcessStatus;
  /** Workers whose counts were asked for, and how many of them did not answer in time. */
  readonly workers: { readonly asked: number; readonly unanswered: number };
  readonly backend: { readonly ready: boolean; readonly milliseconds: number };
  readonly registry: {
    readonly readable: boolean;
    readonly version: number | null;
    readonly lastFailure: Failure | null;
    /** What of it this process does not understand. */
    readonly problems: readonly RegistryProblem[];
  };
  readonly cache: CacheStatus;
  readonly renderErrors: number;
  /** The shell's own pages. */
  readonly shell: Pages;
  readonly remotes: readonly RemoteStatus[];
}

/** Where what is known comes from. */
export interface StatusSources {
  readonly remotes: Pick<RemoteSet, 'current'>;
  /** How canaries do. */
  readonly canaryReports: Pick<CanaryReports, 'currentCanaries'>;
  readonly journal: RemoteJournal;
  /** Releases that are not run any more. */
  disabled(): readonly DisabledRelease[];
  /** Prometheus' text. */
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

/** Gathers the state of the site now. It does not reject for what is down: that is what it is there to say. */
export const gatherStatus = async (sources: StatusSources): Promise<Status> => {
  const asked = performance.now();
  const { journal } = sources;
  const [backend, registry, samples] = await Promise.all([
    sources.backend().then((ready) => ({ ready, milliseconds: Math.round(performance.now() - asked) })),
    sources.registry().catch(() => null),
    sources.metrics().then(readSamples),
  ]);
  const active = sources.remotes.current();
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
      problems: registry?.problems ?? [],
    },
    cache: cacheOf(samples),
    renderErrors: total(samplesOf(samples, 'signpost_render_errors_total')),
    shell: pagesOf(samples, 'shell'),
    remotes: [...names].sort().map((name) =>
      remoteStatus(name, {
        entry: registry?.remotes[name],
        active: active.remotes.find((remote) => remote.name === name),
        canaries,
        journal,
        disabled: sources.disabled(),
        samples,
      }),
    ),
  };
};
