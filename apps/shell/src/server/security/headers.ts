import { randomBytes } from 'node:crypto';

/** A fresh nonce: 128 bits, so that it can also be told from anything else in a page's text. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * The content security policy of a page. Scripts run by nonce, and what they load by their trust (`strict-dynamic`);
 * everything else comes from this origin only.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
