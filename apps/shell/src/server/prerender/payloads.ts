import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress } from '@signpost/language/runtime';
import { LRUCache } from 'lru-cache';
import { PAYLOAD_FILE } from '../../transfer/prerendered-payload';
import { FRESH_MS } from '../cache/micro-cache';
import { pageKey } from '../cache/page-key';
import { SHARED_CACHE_CONTROL } from '../http/page-headers';
import { pageUrl } from '../http/page-url';
import { sendProblem } from '../http/send-problem';
import type { ReleaseResolver } from '../releases/resolve-releases';
import type { RemotesWithSettings } from '../releases/settings';
import type { RenderEnvironment } from '../render/render-environment';
import { inLanguage } from '../render/language/in-language';
import { payloadOf, type PayloadInput } from './payload';

/** The inputs of the payload handler. */
export interface PayloadsOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  /** Whether payloads are cached for some seconds, as pages are. */
  readonly keep: boolean;
  /** Resolves the releases of a request as for the page itself. */
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
}

/** A serialised payload. */
interface SerialisedPayload {
  readonly json: string;
  readonly etag: string;
}

/** Maximum size of the cache, counted in characters of JSON. */
const MAX_CACHE_BYTES = 16_000_000;
/** Timeout of a page's loaders. */
const RENDER_TIMEOUT_MS = 15_000;

const pathOf = ({ raw }: FastifyRequest): string => raw.url?.split('?')[0] ?? '/';

/** Returns whether a request is for the payload of a page. */
export const asksPayload = (request: FastifyRequest): boolean => pathOf(request).endsWith(PAYLOAD_FILE);

/** Creates the handler for payloads of prerendered pages (B-08). Responds with 404 for other pages. */
export const createPayloads = ({ site, environment, keep, resolveReleases }: PayloadsOptions) => {
  const payloads = new LRUCache<string, SerialisedPayload, PayloadInput>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ json }) => json.length,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _stale, { context }) => {
      const { language } = splitAddress(context.url.pathname);
      const payload = await inLanguage(language, () => payloadOf(context, environment));
      if (!payload) return undefined;
      const json = JSON.stringify(payload);
      return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
    },
  });

  const find = async (
    request: FastifyRequest,
    remotes: RemotesWithSettings,
  ): Promise<SerialisedPayload | undefined> => {
    const path = pathOf(request).slice(0, -PAYLOAD_FILE.length);
    const url = pageUrl(path, site);
    if (!url) return undefined;
    const siteSettings = await environment.siteSettings();
    const context = {
      url,
      remotes,
      siteSettings,
      requestId: request.id,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    };
    // Concurrent requests share one call.
    const key = pageKey({ path, mode: siteSettings.mode, embedded: false, remotes });
    return payloads.fetch(key, { context, forceRefresh: !keep });
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const resolved = await resolveReleases(request, reply);
    if (!resolved) return reply;
    const payload = await find(request, resolved.remotes);
    if (!payload) return sendProblem(reply, 404, 'No prerendered page is at this address.');
    reply.header('cache-control', resolved.cacheControl ?? SHARED_CACHE_CONTROL).header('etag', payload.etag);
    return request.headers['if-none-match'] === payload.etag
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(payload.json);
  };
};
