import type { FastifyReply } from 'fastify';
import { releasesHeader } from '../documents/offline/releases-header';
import { EMBEDDED_POLICY } from '../embed/embedded-request';
import { ancestorsOf, isSignInWindow, widgetAncestors } from '../embed/partners';
import type { ResolvedReleases } from '../releases/resolve-releases';
import type { SiteSettings } from '../render/site-settings';
import type { RenderOutcome } from '../render/render-outcome';
import type { PageFacts } from '../render/render-page';
import type { RenderEnvironment } from '../render/render-environment';
import { algoliaOrigins } from '../search/algolia';
import { contentSecurityPolicy } from '../security/headers';

/** A page with a failed part is not cached, because the next visitor may get a complete one. */
const NOT_KEPT = 'private, no-store';

/** A streamed page sends its headers before its parts are known to be complete. */
const NOT_SHARED = 'private, max-age=0, must-revalidate';

/** Browsers revalidate; shared caches may keep a page as long as the micro-cache does. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';

/** Origins that pages may call and frame when accounts are stored there. */
const GIGYA = ['https://*.gigya.com'];

/** A request for a page. */
export interface PageRequest {
  readonly path: string;
  /** Whether a host's server requests the page for its own page (B-12). */
  readonly embedded: boolean;
  readonly siteSettings: SiteSettings;
  readonly requestId: string;
  /** The visitor's IP address, by which pages of canaries are counted. */
  readonly address: string;
  /** The releases of the response. */
  readonly resolved: ResolvedReleases;
}

/** The response. */
interface Sent {
  /** The outcome of the page; `streamed` while it is not known. */
  readonly outcome: RenderOutcome['kind'] | 'streamed';
  readonly nonce: string;
}

export interface PageHeadersOptions {
  readonly environment: Pick<RenderEnvironment, 'identity' | 'algolia' | 'offline'>;
  /** Origins of the sites that may frame the widgets' pages and, in embed mode, every page. */
  readonly partners: readonly string[];
  /** Whether pages on localhost may frame the widgets' pages too. */
  readonly localhost: boolean;
}

/** The origin of an address of another site, if it is configured. */
const originsOf = (address: string): string[] => (address ? [new URL(address).origin] : []);

/** The `cache-control` of a page: cacheable when it is complete, else not. */
const cacheControl = (
  { embedded, resolved }: PageRequest,
  { status }: PageFacts,
  { outcome }: Sent,
): string => {
  if (status !== 200 || embedded) return 'no-store';
  if (outcome === 'complete') return resolved.cacheControl ?? SHARED_CACHE_CONTROL;
  return outcome === 'streamed' ? (resolved.cacheControl ?? NOT_SHARED) : NOT_KEPT;
};

/** Creates the function that sets a page's status and headers: caching, framing and the content security policy. */
export const pageHeaders =
  ({ environment, partners, localhost }: PageHeadersOptions) =>
  (reply: FastifyReply, target: PageRequest, page: PageFacts, sent: Sent): void => {
    const { path, embedded, resolved } = target;
    const { nonce } = sent;
    const { status, framed } = page;
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(target, page, sent),
      // A shared cache must not confuse a fragment for a host with the page.
      vary: 'accept-encoding, x-embedded',
      ...(resolved.preview && { 'x-robots-tag': 'noindex' }),
      ...(environment.offline && releasesHeader({ ...target, ...page, ...sent })),
      ...page.headers,
    });
    if (embedded) return void reply.header('content-security-policy', EMBEDDED_POLICY);
    // X-Frame-Options cannot list origins, and the content security policy covers it.
    if (framed) reply.raw.removeHeader('x-frame-options');
    if (framed && isSignInWindow(path, partners))
      reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
    const { identity, algolia } = environment;
    const accounts = identity ? GIGYA : [];
    // In embed mode every page is framed, and visitors type passwords in them.
    const { mode, addresses } = target.siteSettings;
    const widgetHosts = { partners, localhost: localhost && mode !== 'embed' };
    const api = originsOf(addresses.api);
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(nonce, {
        connect: [
          ...accounts,
          ...(algolia ? algoliaOrigins(algolia) : []),
          ...api,
          ...originsOf(addresses.services),
        ],
        images: api,
        frame: accounts,
        ...(framed && { ancestors: ancestorsOf(widgetAncestors(widgetHosts)) }),
      }),
    );
  };
