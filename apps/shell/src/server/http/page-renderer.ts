import type { MicroCache } from '../cache/micro-cache';
import type { CanaryReports } from '../releases/canary-reports';
import { partsOf } from '../releases/parts';
import { renderAddress } from '../render/render-address';
import type { RenderEnvironment } from '../render/render-environment';
import type { RenderOutcome } from '../render/render-outcome';
import type { RenderResult } from '../render/render-page';
import { newNonce } from '../security/headers';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace';
import { aboutPage, aboutRequest, noteOutcome, noteRendered } from '../telemetry/record-page';
import type { Metrics } from './metrics';
import type { PageRequest } from './page-headers';

/** What rendering and caching pages needs. */
export interface PageRendererOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  readonly cache: MicroCache | undefined;
  readonly metrics: Metrics;
  /** Where the results of the releases are counted. */
  readonly canaryReports: Pick<CanaryReports, 'note' | 'noteCached'>;
}

/** Renders a page and records how long it took and what failed. */
const renderPage = async (
  { site, environment, metrics, canaryReports }: PageRendererOptions,
  target: PageRequest,
  nonce: string,
  trace: PageTrace,
): Promise<RenderResult> => {
  const result = await trace.measure({ kind: 'page' }, aboutRequest(target.requestId), async (note) => {
    const rendered = await renderAddress({ ...target, nonce, site, trace }, environment);
    note(aboutPage(trace, rendered.status));
    return rendered;
  });
  noteRendered(metrics, trace, result.status);
  const { active, remotes } = target.resolved;
  const record = (outcome: RenderOutcome) => {
    noteOutcome(metrics, trace, outcome);
    canaryReports.note(active, remotes, partsOf(trace, outcome), target.address);
  };
  if (result.kind === 'stream') void result.outcome.then(record);
  else record(result.outcome);
  return result;
};

/** Renders pages, coalesces concurrent requests for the same page, and fills and refreshes the cache. */
export const createPageRenderer = (options: PageRendererOptions) => {
  const { cache, environment } = options;
  const refreshing = new Set<string>();
  const rendering = new Map<string, Promise<unknown>>();

  /** Registers a rendering that later requests for the same page wait for, if its result can be shared. */
  const coalesce = (key: string, work: Promise<RenderResult>): void => {
    if (!cache || rendering.has(key)) return;
    const settled = work.then(
      ({ kind }) => kind,
      () => undefined,
    );
    // One tick later, so that the page is in the cache when waiting requests look there.
    rendering.set(
      key,
      settled.then(() => new Promise(setImmediate)).finally(() => rendering.delete(key)),
    );
  };

  /** Caches a page once it is known to be complete; an incomplete one leaves the cached page in place. */
  const store = async (key: string, result: RenderResult, nonce: string): Promise<void> => {
    if (!cache || result.kind === 'redirect' || result.status !== 200) return;
    const html = result.kind === 'stream' ? await result.whole : result.body;
    const { kind } = await result.outcome;
    if (kind === 'complete' && html !== undefined) cache.set(key, result, html, nonce);
  };

  return {
    store,
    /** The rendering of the same page that is in progress, if any. */
    pending: (key: string): Promise<unknown> | undefined => rendering.get(key),

    /** Renders a page; without a key the result is not shared. */
    async render(key: string | undefined, target: PageRequest, nonce: string, trace: PageTrace) {
      const work = renderPage(options, target, nonce, trace);
      if (key) coalesce(key, work);
      return work;
    },

    /** Renders a stale page again, at most once at a time. */
    async refresh(key: string, target: PageRequest): Promise<void> {
      if (refreshing.has(key)) return;
      refreshing.add(key);
      try {
        const nonce = newNonce();
        const result = await renderPage(options, target, nonce, openPageTrace(environment.tracing));
        if (result.kind === 'stream') result.body.resume();
        await store(key, result, nonce);
      } finally {
        refreshing.delete(key);
      }
    },
  };
};
