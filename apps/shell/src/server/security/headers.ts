import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { POLICY_NAMES } from '@signpost/shared-ui/trusted-types';

/** Returns a new nonce of 128 bits, so that it does not occur elsewhere in a page's text. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Other origins that a page's policy allows. */
interface AllowedOrigins {
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** Origins of the page's pictures. */
  readonly images?: readonly string[];
  /** Origins that the page may show in a frame. */
  readonly frame?: readonly string[];
  /** Sources that may show the page in a frame, in the syntax of `frame-ancestors`. */
  readonly ancestors?: string;
}

/**
 * Returns the content security policy of a page. Scripts need the nonce or must be loaded by a script with it
 * (`strict-dynamic`); everything else must come from this origin. In browsers with Trusted Types, text becomes HTML or a
 * script URL only through the named policies.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { connect = [], images = [], frame = [], ancestors = `'none'` }: AllowedOrigins = {},
): string =>
  [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    ["img-src 'self' data:", ...images].join(' '),
    `font-src 'self'`,
    `worker-src 'self'`,
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    // Each remote has its own copy of the code that creates the first policy, and a page can contain several remotes.
    `trusted-types ${POLICY_NAMES.join(' ')} dompurify 'allow-duplicates'`,
  ].join('; ');

/** Returns a hook that sets the headers of all responses: helmet's and the request id. `isHttps` adds HSTS. */
export const commonHeaders = (isHttps: boolean) => {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps,
  });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('x-request-id', request.id);
    setHelmetHeaders(request.raw, reply.raw, done);
  };
};
