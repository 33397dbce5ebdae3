import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundMessage } from '@signpost/federation/contract';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { gzipWithNonce, withNonce, type CachedPage, type MicroCache } from '../cache/micro-cache';
import { renderError } from '../render/render-error';
import { renderPage, type RenderEnvironment, type RenderResult } from '../render/render-page';
import { contentSecurityPolicy, newNonce } from '../security/headers';
import { compressPage, takes } from './compress-page';
import { ancestorsOf } from '../embed/partners';
import type { Metrics } from './metrics';

/** Longest path and query that is looked at; more is nobody's bookmark. */
const MAX_URL = 8_192;

/** Browsers ask again; what stands between them and here may share a page as long as the micro-cache does. */
const SHARED_FOR_SECONDS = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';

/** Whose calls and frames pages may hold when accounts are kept there. */
const GIGYA = 'https://*.gigya.com';

/** What the page handler works with. */
export interface PagesOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  readonly cache: MicroCache | undefined;
  readonly metrics: Metrics;
  /** Origins of the sites that may frame the widgets' pages. */
  readonly partners: readonly string[];
  remotes(): ActiveRemotes;
}

const collect = async (body: string | Readable): Promise<string> => {
  if (typeof body === 'string') return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
};

/** Serves every page of the site: from the micro-cache where it can, streaming where it must. */
export const createPages = ({ site, environment, cache, metrics, partners, remotes }: PagesOptions) => {
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

  const render = (path: string, nonce: string, requestId: string): Promise<RenderResult> => {
    const signal = AbortSignal.timeout(15_000);
    const base = { nonce, remotes: remotes(), requestId, signal };
    const refuse = (status: number, message: string) =>
      renderError({ ...base, url: new URL('/', site) }, environment, status, message);
    if (path.length > MAX_URL) return refuse(414, 'This address is too long to be read.');
    // Appended to the origin, never resolved against it: a path like //elsewhere would name another host.
    const address = site.origin + path;
    if (!path.startsWith('/') || !URL.canParse(address)) return refuse(404, notFoundMessage(path));
    const url = new URL(address);
    // The router takes an empty segment for none; two addresses for one page are one too many.
    if (url.pathname.includes('//')) return refuse(404, notFoundMessage(path));
    return renderPage({ ...base, url }, environment).catch((error: unknown) => {
      environment.onError(error, requestId);
      return renderError(
        { ...base, url },
        environment,
        500,
        'Something on our side did not work. Try again in a minute.',
      );
    });
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

  const refresh = async (key: string, path: string, requestId: string): Promise<void> => {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    try {
      const nonce = newNonce();
      const result = await render(path, nonce, requestId);
      if (result.kind === 'page' && result.status === 200) {
        cache?.set(key, 200, await collect(result.body), nonce, result.framed);
      }
    } finally {
      refreshing.delete(key);
    }
  };

  const headers = (reply: FastifyReply, nonce: string, framed: boolean) => {
    // The older header cannot name partners, and the policy says all that it could.
    if (framed) reply.raw.removeHeader('x-frame-options');
    const ancestors = framed ? ancestorsOf(partners) : undefined;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, environment.identity ? GIGYA : undefined, ancestors),
      );
  };

  const sendCached = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    const nonce = newNonce();
    headers(reply, nonce, page.framed).code(page.status).header('cache-control', SHARED_FOR_SECONDS);
    reply.header('vary', 'accept-encoding');
    return takes('gzip', request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(gzipWithNonce(page, nonce))
      : reply.send(withNonce(page, nonce));
  };

  const sendRendered = (request: FastifyRequest, reply: FastifyReply, body: string | Readable) => {
    if (typeof body !== 'string') return reply.send(body);
    const { encoding, bytes } = compressPage(Buffer.from(body), request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').send(bytes);
  };

  const lookUp = (key: string, path: string) => (path.length <= MAX_URL ? cache?.get(key) : undefined);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.raw.url ?? '/';
    const key = `${remotes().version} ${path}`;
    // A crowd at a page that nobody has yet waits for the first one's rendering.
    const same = rendering.get(key);
    if (same) await same;
    const found = lookUp(key, path);
    const observe = metrics.pages.startTimer({ cache: found ? (found.stale ? 'stale' : 'hit') : 'miss' });
    if (found) {
      if (found.stale) void refresh(key, path, request.id);
      observe({ status: found.page.status });
      return sendCached(request, reply, found.page);
    }
    const nonce = newNonce();
    const result = await first(key, render(path, nonce, request.id));
    observe({ status: result.status });
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
    keep(key, result, nonce);
    headers(reply, nonce, result.framed)
      .code(result.status)
      .header('cache-control', result.status === 200 ? SHARED_FOR_SECONDS : 'no-store');
    return sendRendered(request, reply, result.body);
  };
};
