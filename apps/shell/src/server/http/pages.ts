import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedTiming, serverTiming } from '../../observability/server-timing';
import { gzipWithNonce, withNonce, type CachedPage } from '../cache/micro-cache';
import { pageKey } from '../cache/page-key';
import { hostNonce, isEmbedded } from '../embed/embedded-request';
import type { ResolvedReleases, ReleaseResolver } from '../releases/resolve-releases';
import type { SiteSettings } from '../render/site-settings';
import { MAX_URL } from '../render/render-address';
import { newNonce } from '../security/headers';
import { openPageTrace } from '../telemetry/page-trace';
import type { Meter } from '../telemetry/tracing';
import { compressPage, takes } from './compress-page';
import { pageHeaders, type PageRequest, type PageHeadersOptions } from './page-headers';
import { createPageRenderer, type PageRendererOptions } from './page-renderer';

/** Dependencies of the page handler. */
export interface PagesOptions extends Omit<PageHeadersOptions, 'environment'>, PageRendererOptions {
  /** Receives the duration of each page, besides /metrics. */
  readonly meter?: Meter | undefined;
  /** Returns the releases that a request gets. */
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
}

const pageRequestOf = (
  { raw, headers, id, ip }: FastifyRequest,
  resolved: ResolvedReleases,
  siteSettings: SiteSettings,
): PageRequest => ({
  path: raw.url ?? '/',
  embedded: isEmbedded(headers),
  siteSettings,
  requestId: id,
  address: ip,
  resolved,
});

/** The cache key of a page: the same for all visitors who get the same page. Undefined for a preview, which is not shared. */
const keyOf = ({ path, embedded, siteSettings: { mode }, resolved }: PageRequest): string | undefined =>
  resolved.preview || resolved.refusal
    ? undefined
    : pageKey({ path, mode, embedded, remotes: resolved.remotes });

const sendRendered = (request: FastifyRequest, reply: FastifyReply, body: string | Readable) => {
  if (typeof body !== 'string') return reply.send(body);
  const { encoding, bytes } = compressPage(Buffer.from(body), request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
};

/** Starts the timer of a page; what it returns stops it and takes the page's status. A metrics collector is optional. */
const startTimer = ({ metrics, meter }: PagesOptions, from: 'hit' | 'stale' | 'miss') => {
  const stop = metrics.pages.startTimer({ cache: from });
  return (status: number): void => {
    const seconds = stop({ status });
    meter?.page(seconds, { status, cache: from });
  };
};

/** Serves every page of the site: from the micro-cache if possible, else rendered, streaming slow parts. */
export const createPages = (options: PagesOptions) => {
  const { environment, cache, resolveReleases, canaryReports } = options;
  const setHeaders = pageHeaders(options);
  const renderer = createPageRenderer(options);

  const sendCached = (
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageRequest,
    page: CachedPage,
  ) => {
    const nonce = hostNonce(request.headers) ?? newNonce();
    setHeaders(reply, target, page, { outcome: 'complete', nonce });
    return takes('gzip', request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(gzipWithNonce(page, nonce))
      : reply.send(withNonce(page, nonce));
  };

  const sendFresh = async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageRequest,
    key: string | undefined,
  ) => {
    const observe = startTimer(options, 'miss');
    const nonce = newNonce();
    const trace = openPageTrace(environment.tracing);
    const result = await renderer.render(key, target, nonce, trace);
    observe(result.status);
    reply.header('server-timing', serverTiming(trace.timings));
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
    if (key) void renderer.store(key, result, nonce);
    const outcome = result.kind === 'stream' ? 'streamed' : result.outcome.kind;
    setHeaders(reply, target, result, { outcome, nonce });
    // Cached with a nonce that occurs nowhere else in the page, and sent with the host's own.
    const embedderNonce = hostNonce(request.headers);
    const { body } = result;
    const isReplaced = embedderNonce && typeof body === 'string';
    return sendRendered(request, reply, isReplaced ? body.replaceAll(nonce, embedderNonce) : body);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const resolved = await resolveReleases(request, reply);
    if (!resolved) return reply;
    const target = pageRequestOf(request, resolved, await environment.siteSettings());
    const key = keyOf(target);
    // Concurrent requests for a page that is not cached yet wait for the first one's rendering. Without one there must
    // be no await before the rendering starts, or all of them would start one.
    const pending = key && renderer.pending(key);
    if (pending) await pending;
    const found = key && target.path.length <= MAX_URL ? cache?.get(key) : undefined;
    if (!key || !found) return sendFresh(request, reply, target, key);
    const observe = startTimer(options, found.stale ? 'stale' : 'hit');
    if (found.stale) {
      void renderer.refresh(key, target).catch((error) => environment.onError(error, target.requestId));
    }
    observe(found.page.status);
    canaryReports.noteCached(resolved.active, resolved.remotes, target.path, target.address);
    reply.header('server-timing', cachedTiming(found.age, found.stale));
    return sendCached(request, reply, target, found.page);
  };
};
