import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipWithNonce, withNonce, type CachedPage, type MicroCache } from '../cache/micro-cache';
import { pageKey } from '../cache/page-key';
import { cachedTiming, serverTiming } from '../../observability/server-timing';
import type { SiteMode } from '../render/mode';
import { MAX_URL, renderAddress } from '../render/render-address';
import type { RenderOutcome } from '../render/render-outcome';
import type { RenderResult } from '../render/render-page';
import type { RenderEnvironment } from '../render/render-environment';
import { newNonce } from '../security/headers';
import { compressPage, takes } from './compress-page';
import { pageHeaders, type Asked, type PageHeadersOptions } from './page-headers';
import { hostNonce, isEmbedded } from '../embed/embedded-request';
import { partsOf } from '../releases/parts';
import type { CanaryReports } from '../releases/canary-reports';
import type { ResolvedReleases, ReleaseResolver } from '../releases/resolve-releases';
import { aboutPage, aboutRequest, noteOutcome, noteRendered } from '../telemetry/record-page';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace';
import type { Meter } from '../telemetry/tracing';
import type { Metrics } from './metrics';

/** What the page handler works with. */
export interface PagesOptions extends PageHeadersOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  readonly cache: MicroCache | undefined;
  readonly metrics: Metrics;
  /** Where what pages take goes beside /metrics. */
  readonly meter?: Meter | undefined;
  /** Which releases a request sees. */
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
  /** Where it is counted how the releases do. */
  readonly canaryReports: Pick<CanaryReports, 'note' | 'noteCached'>;
}

const askedBy = (
  { raw, headers, id, ip }: FastifyRequest,
  resolved: ResolvedReleases,
  mode: SiteMode,
): Asked => ({
  path: raw.url ?? '/',
  embedded: isEmbedded(headers),
  mode,
  requestId: id,
  address: ip,
  resolved,
});

/** What a page is kept and shared under: the same for all who see the same. Nothing for a preview, which is nobody else's. */
const keyOf = ({ path, embedded, mode: { mode }, resolved }: Asked): string | undefined =>
  resolved.preview || resolved.refusal
    ? undefined
    : pageKey({ path, mode, embedded, remotes: resolved.remotes });

/** Serves every page of the site: from the micro-cache where it can, streaming where it must. */
export const createPages = (options: PagesOptions) => {
  const { site, environment, cache, metrics, meter, resolveReleases, canaryReports } = options;
  const setHeaders = pageHeaders(options);
  const refreshing = new Set<string>();
  const rendering = new Map<string, Promise<unknown>>();

  /** Lets others wait for a rendering, but only where they can share what comes of it. */
  const first = (key: string, work: Promise<RenderResult>): Promise<RenderResult> => {
    if (!cache || rendering.has(key)) return work;
    const settled = work.then(
      ({ kind }) => kind,
      () => undefined,
    );
    // One tick later, so that the page is in the cache when those who wait look there.
    rendering.set(
      key,
      settled.then(() => new Promise(setImmediate)).finally(() => rendering.delete(key)),
    );
    return work;
  };

  const render = async (asked: Asked, nonce: string, trace: PageTrace): Promise<RenderResult> => {
    const result = await trace.measure({ kind: 'page' }, aboutRequest(asked.requestId), async (note) => {
      const made = await renderAddress({ ...asked, nonce, site, trace }, environment);
      note(aboutPage(trace, made.status));
      return made;
    });
    noteRendered(metrics, trace, result.status);
    const { active, remotes } = asked.resolved;
    const judge = (outcome: RenderOutcome) => {
      noteOutcome(metrics, trace, outcome);
      canaryReports.note(active, remotes, partsOf(trace, outcome), asked.address);
    };
    if (result.kind === 'stream') void result.outcome.then(judge);
    else judge(result.outcome);
    return result;
  };

  /** Keeps a page once it is known to be complete; one that is not leaves the page in place that was kept before. */
  const keep = async (key: string, result: RenderResult, nonce: string): Promise<void> => {
    if (!cache || result.kind === 'redirect' || result.status !== 200) return;
    const html = result.kind === 'stream' ? await result.whole : result.body;
    const { kind } = await result.outcome;
    if (kind === 'complete' && html !== undefined) cache.set(key, result.status, html, nonce, result.framed);
  };

  const refresh = async (key: string, asked: Asked): Promise<void> => {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      const nonce = newNonce();
      const result = await render(asked, nonce, openPageTrace(environment.tracing));
      if (result.kind === 'stream') result.body.resume();
      await keep(key, result, nonce);
    } finally {
      refreshing.delete(key);
    }
  };

  const sendCached = (request: FastifyRequest, reply: FastifyReply, asked: Asked, page: CachedPage) => {
    const nonce = hostNonce(request.headers) ?? newNonce();
    setHeaders(reply, asked, { status: page.status, outcome: 'complete', nonce, framed: page.framed });
    return takes('gzip', request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(gzipWithNonce(page, nonce))
      : reply.send(withNonce(page, nonce));
  };

  const sendRendered = (request: FastifyRequest, reply: FastifyReply, body: string | Readable) => {
    if (typeof body !== 'string') return reply.send(body);
    const { encoding, bytes } = compressPage(Buffer.from(body), request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  };

  const lookUp = (key: string, path: string) => (path.length <= MAX_URL ? cache?.get(key) : undefined);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const resolved = await resolveReleases(request, reply);
    if (!resolved) return reply;
    const asked = askedBy(request, resolved, await environment.mode());
    const key = keyOf(asked);
    // A crowd at a page that nobody has yet waits for the first one's rendering.
    const same = key && rendering.get(key);
    if (same) await same;
    const found = key && lookUp(key, asked.path);
    const from = found ? (found.stale ? 'stale' : 'hit') : 'miss';
    const stopTimer = metrics.pages.startTimer({ cache: from });
    const observe = (status: number) => {
      const seconds = stopTimer({ status });
      meter?.page(seconds, { status, cache: from });
    };
    if (found) {
      if (found.stale) void refresh(key, asked).catch((error) => environment.onError(error, asked.requestId));
      observe(found.page.status);
      canaryReports.noteCached(resolved.active, resolved.remotes, asked.path, asked.address);
      reply.header('server-timing', cachedTiming(found.age, found.stale));
      return sendCached(request, reply, asked, found.page);
    }
    const nonce = newNonce();
    const trace = openPageTrace(environment.tracing);
    const work = render(asked, nonce, trace);
    const result = await (key ? first(key, work) : work);
    observe(result.status);
    reply.header('server-timing', serverTiming(trace.timings));
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
    if (key) void keep(key, result, nonce);
    const outcome = result.kind === 'stream' ? 'streamed' : result.outcome.kind;
    setHeaders(reply, asked, { status: result.status, outcome, nonce, framed: result.framed });
    // Kept with a nonce that stands nowhere else in the page, sent with the host's own.
    const theirs = hostNonce(request.headers);
    const { body } = result;
    return sendRendered(
      request,
      reply,
      theirs && typeof body === 'string' ? body.replaceAll(nonce, theirs) : body,
    );
  };
};
