import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundMessage } from '@signpost/federation/contract';
import { gzipWithNonce, withNonce, type CachedPage, type MicroCache } from '../cache/micro-cache';
import { cachedTiming, serverTiming } from '../../observability/server-timing';
import { renderError } from '../render/render-error';
import {
  renderPage,
  type RenderEnvironment,
  type RenderInput,
  type RenderResult,
} from '../render/render-page';
import { newNonce } from '../security/headers';
import { compressPage, takes } from './compress-page';
import { pageHeaders, type Asked, type PageHeadersOptions } from './page-headers';
import { hostNonce, isEmbedded } from '../embed/embedded-request';
import { partsOf } from '../releases/parts';
import type { Trials } from '../releases/trials';
import type { Sight, Visitors } from '../releases/visitors';
import { aboutPage, aboutRequest, noteRendered } from '../telemetry/note-page';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace';
import type { Meter } from '../telemetry/tracing';
import type { Metrics } from './metrics';

/** Milliseconds within which a page's loaders must have what they ask for. */
const PAGE_DEADLINE = 15_000;

/** Longest path and query that is looked at; more is nobody's bookmark. */
const MAX_URL = 8_192;

/** What the page handler works with. */
export interface PagesOptions extends PageHeadersOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  readonly cache: MicroCache | undefined;
  readonly metrics: Metrics;
  /** Where what pages take goes beside /metrics. */
  readonly meter?: Meter | undefined;
  /** Which releases a request sees. */
  readonly see: Visitors['see'];
  /** Where it is counted how the releases do. */
  readonly trials: Pick<Trials, 'note'>;
}

const askedBy = ({ raw, headers, id }: FastifyRequest, sight: Sight): Asked => ({
  path: raw.url ?? '/',
  embedded: isEmbedded(headers),
  requestId: id,
  sight,
});

/** What a page is kept and shared under: the same for all who see the same. Nothing for a preview, which is nobody else's. */
const keyOf = ({ path, embedded, sight }: Asked): string | undefined =>
  sight.preview || sight.refusal
    ? undefined
    : `${sight.remotes.version} ${embedded ? 'embedded' : 'whole'} ${path}`;

const collect = async (body: string | Readable): Promise<string> => {
  if (typeof body === 'string') return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * What work gives, unless the signal is aborted before: then it rejects with the signal's reason. The router heeds the
 * signal where it runs loaders; a page's deadline holds whatever it waits for.
 */
const unlessAborted = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};

/** Serves every page of the site: from the micro-cache where it can, streaming where it must. */
export const createPages = (options: PagesOptions) => {
  const { site, environment, cache, metrics, meter, see, trials } = options;
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

  const make = (
    { path, sight, ...asked }: Asked,
    nonce: string,
    watch: Pick<RenderInput, 'trace' | 'onFault'>,
  ): Promise<RenderResult> => {
    const signal = AbortSignal.timeout(PAGE_DEADLINE);
    const { remotes, preview, trial } = sight;
    const base = { ...asked, ...watch, nonce, remotes, signal, preview, trial };
    const refuse = (status: number, message: string) =>
      renderError({ ...base, url: new URL('/', site) }, environment, status, message);
    if (sight.refusal) return refuse(403, sight.refusal);
    if (path.length > MAX_URL) return refuse(414, 'This address is too long to be read.');
    // Appended to the origin, never resolved against it: a path like //elsewhere would name another host.
    const address = site.origin + path;
    if (!path.startsWith('/') || !URL.canParse(address)) return refuse(404, notFoundMessage(path));
    const url = new URL(address);
    // The router takes an empty segment for none; two addresses for one page are one too many.
    if (url.pathname.includes('//')) return refuse(404, notFoundMessage(path));
    return unlessAborted(signal, renderPage({ ...base, url }, environment)).catch((error: unknown) => {
      environment.onError(error, asked.requestId);
      const [status, message] = signal.aborted
        ? ([504, 'This page took too long to put together. Try again in a minute.'] as const)
        : ([500, 'Something on our side did not work. Try again in a minute.'] as const);
      // The page's own deadline may be what ended it: saying so must not end with it.
      const late = { ...base, url, signal: AbortSignal.timeout(PAGE_DEADLINE) };
      return renderError(late, environment, status, message);
    });
  };

  const render = async (asked: Asked, nonce: string, trace: PageTrace): Promise<RenderResult> => {
    let fault = false;
    const result = await trace.measure({ kind: 'page' }, aboutRequest(asked.requestId), async (note) => {
      const made = await make(asked, nonce, { trace, onFault: () => void (fault = true) });
      note(aboutPage(trace, made.status));
      return made;
    });
    noteRendered(metrics, trace, result.status);
    const { active, remotes } = asked.sight;
    const count = () => trials.note(active, remotes, partsOf(trace, result.status, fault));
    if (result.kind === 'page' && typeof result.body !== 'string') result.body.once('close', count);
    else count();
    return result;
  };

  const keep = (
    key: string,
    { status, body, framed }: Extract<RenderResult, { kind: 'page' }>,
    nonce: string,
  ): void => {
    if (!cache || status !== 200) return;
    if (typeof body === 'string') return cache.set(key, status, body, nonce, framed);
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
    body.once('end', () => cache.set(key, status, Buffer.concat(chunks).toString('utf8'), nonce, framed));
  };

  const refresh = async (key: string, asked: Asked): Promise<void> => {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      const nonce = newNonce();
      const result = await render(asked, nonce, openPageTrace(environment.tracing));
      if (result.kind === 'page' && result.status === 200) {
        cache?.set(key, 200, await collect(result.body), nonce, result.framed);
      }
    } finally {
      refreshing.delete(key);
    }
  };

  const sendCached = (request: FastifyRequest, reply: FastifyReply, asked: Asked, page: CachedPage) => {
    const nonce = hostNonce(request.headers) ?? newNonce();
    setHeaders(reply, asked, { status: page.status, nonce, framed: page.framed });
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
    const sight = await see(request, reply);
    if (!sight) return reply;
    const asked = askedBy(request, sight);
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
      reply.header('server-timing', cachedTiming(Date.now() - found.page.storedAt, found.stale));
      return sendCached(request, reply, asked, found.page);
    }
    const nonce = newNonce();
    const trace = openPageTrace(environment.tracing);
    const work = render(asked, nonce, trace);
    const result = await (key ? first(key, work) : work);
    observe(result.status);
    reply.header('server-timing', serverTiming(trace.timings));
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
    if (key) keep(key, result, nonce);
    setHeaders(reply, asked, { status: result.status, nonce, framed: result.framed });
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
