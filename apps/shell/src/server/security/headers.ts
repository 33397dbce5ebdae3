import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { POLICY_NAMES } from '@signpost/shared-ui/trusted-types';

/** A fresh nonce: 128 bits, so that it can also be told from anything else in a page's text. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Other origins that a page deals with. */
interface AllowedOrigins {
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** Origins that the page may frame. */
  readonly frame?: readonly string[];
  /** Sources that may frame the page, as `frame-ancestors` names them. */
  readonly ancestors?: string;
}

/**
 * The content security policy of a page. Scripts run by nonce, and what they load by their trust (`strict-dynamic`);
 * everything else comes from this origin only. Text becomes HTML or a script's address only by way of the policies that
 * are named (Trusted Types), in browsers that know them.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { connect = [], frame = [], ancestors = `'none'` }: AllowedOrigins = {},
): string =>
  [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    // Each remote carries its own copy of what makes the first policy, and a page can show several.
    `trusted-types ${POLICY_NAMES.join(' ')} dompurify 'allow-duplicates'`,
  ].join('; ');

/** Sets the headers that every answer carries, whatever it is: helmet's, and the request's id. `https` adds HSTS. */
export const commonHeaders = (https: boolean) => {
  const set = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
  });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('x-request-id', request.id);
    set(request.raw, reply.raw, done);
  };
};
