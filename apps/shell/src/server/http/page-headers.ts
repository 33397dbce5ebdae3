import type { FastifyReply } from 'fastify';
import { EMBEDDED_POLICY } from '../embed/embedded-request';
import { ancestorsOf, isSignInWindow } from '../embed/partners';
import type { ResolvedReleases } from '../releases/resolve-releases';
import type { SiteMode } from '../render/mode';
import type { RenderOutcome } from '../render/render-outcome';
import type { RenderEnvironment } from '../render/render-environment';
import { algoliaOrigins } from '../search/algolia';
import { contentSecurityPolicy } from '../security/headers';

/** Nobody keeps a page of which a part failed: the next visitor may get all of it. */
const NOT_KEPT = 'private, no-store';

/** A stream's headers leave before all of its parts are known to come. */
const NOT_SHARED = 'private, max-age=0, must-revalidate';

/** Browsers ask again; what stands between them and here may share a page as long as the micro-cache does. */
export const SHARED_FOR_SECONDS = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';

/** Whose calls and frames pages may hold when accounts are kept there. */
const GIGYA = ['https://*.gigya.com'];

/** A request for a page. */
export interface Asked {
  readonly path: string;
  /** B-12: by a host's server, for its own page. */
  readonly embedded: boolean;
  /** Where the site is shown. */
  readonly mode: SiteMode;
  readonly requestId: string;
  /** The visitor's IP address, by which pages of canaries are counted. */
  readonly address: string;
  /** Which releases it sees. */
  readonly resolved: ResolvedReleases;
}

/** What is sent. */
interface Sent {
  readonly status: number;
  /** What became of the page; `streamed` while that is not known. */
  readonly outcome: RenderOutcome['kind'] | 'streamed';
  readonly nonce: string;
  /** Whether other sites may frame it. */
  readonly framed: boolean;
}

export interface PageHeadersOptions {
  readonly environment: Pick<RenderEnvironment, 'identity' | 'algolia'>;
  /** Origins of the sites that may frame the widgets' pages and, in embed mode, every page. */
  readonly partners: readonly string[];
}

/** The `cache-control` of a page: cacheable when it is complete, else not. */
const cacheControl = ({ embedded, resolved }: Asked, { status, outcome }: Sent): string => {
  if (status !== 200 || embedded) return 'no-store';
  if (outcome === 'complete') return resolved.cacheControl ?? SHARED_FOR_SECONDS;
  return outcome === 'streamed' ? (resolved.cacheControl ?? NOT_SHARED) : NOT_KEPT;
};

/** Makes the function that sets status and headers of a page: who may keep it, who may frame it, what it may load. */
export const pageHeaders =
  ({ environment, partners }: PageHeadersOptions) =>
  (reply: FastifyReply, asked: Asked, sent: Sent): void => {
    const { path, embedded, resolved } = asked;
    const { status, nonce, framed } = sent;
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(asked, sent),
      // Nobody between here and there may take a host's part of a page for the page.
      vary: 'accept-encoding, x-embedded',
      ...(resolved.preview && { 'x-robots-tag': 'noindex' }),
    });
    if (embedded) return void reply.header('content-security-policy', EMBEDDED_POLICY);
    // The older header cannot name partners, and the policy says all that it could.
    if (framed) reply.raw.removeHeader('x-frame-options');
    if (framed && isSignInWindow(path, partners))
      reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
    const { identity, algolia } = environment;
    const accounts = identity ? GIGYA : [];
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(nonce, {
        connect: [...accounts, ...(algolia ? algoliaOrigins(algolia) : [])],
        frame: accounts,
        ...(framed && { ancestors: ancestorsOf(partners) }),
      }),
    );
  };
