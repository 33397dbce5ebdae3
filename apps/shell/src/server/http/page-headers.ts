import type { FastifyReply } from 'fastify';
import { EMBEDDED_POLICY } from '../embed/embedded-request';
import { ancestorsOf, isSignInWindow } from '../embed/partners';
import type { Sight } from '../releases/visitors';
import type { RenderEnvironment } from '../render/render-page';
import { contentSecurityPolicy } from '../security/headers';

/** Browsers ask again; what stands between them and here may share a page as long as the micro-cache does. */
export const SHARED_FOR_SECONDS = 'public, max-age=0, s-maxage=10, stale-while-revalidate=300';

/** Whose calls and frames pages may hold when accounts are kept there. */
const GIGYA = 'https://*.gigya.com';

/** A request for a page. */
export interface Asked {
  readonly path: string;
  /** B-12: by a host's server, for its own page. */
  readonly embedded: boolean;
  readonly requestId: string;
  /** Which releases it sees. */
  readonly sight: Sight;
}

/** What is sent. */
interface Sent {
  readonly status: number;
  readonly nonce: string;
  /** Whether other sites may frame it. */
  readonly framed: boolean;
}

export interface PageHeadersOptions {
  readonly environment: Pick<RenderEnvironment, 'identity'>;
  /** Origins of the sites that may frame the widgets' pages and, in embed mode, every page. */
  readonly partners: readonly string[];
}

/** Makes the function that sets status and headers of a page: who may keep it, who may frame it, what it may load. */
export const pageHeaders =
  ({ environment, partners }: PageHeadersOptions) =>
  (reply: FastifyReply, { path, embedded, sight }: Asked, { status, nonce, framed }: Sent): void => {
    const shared = status === 200 && !embedded;
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': shared ? (sight.cacheControl ?? SHARED_FOR_SECONDS) : 'no-store',
      // Nobody between here and there may take a host's part of a page for the page.
      vary: 'accept-encoding, x-embedded',
      ...(sight.preview && { 'x-robots-tag': 'noindex' }),
    });
    if (embedded) return void reply.header('content-security-policy', EMBEDDED_POLICY);
    // The older header cannot name partners, and the policy says all that it could.
    if (framed) reply.raw.removeHeader('x-frame-options');
    if (framed && isSignInWindow(path, partners))
      reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
    const ancestors = framed ? ancestorsOf(partners) : undefined;
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(nonce, environment.identity ? GIGYA : undefined, ancestors),
    );
  };
