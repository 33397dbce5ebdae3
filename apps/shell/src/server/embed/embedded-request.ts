import type { IncomingHttpHeaders } from 'node:http';

/** What a nonce may be made of (CSP 3), and long enough to be one. */
const NONCE = /^[A-Za-z0-9+/_-]{16,128}={0,2}$/;

/** What the host is sent when it asks for a page to put into its own: for its server alone, so no browser may run it. */
export const EMBEDDED_POLICY = `default-src 'none'; frame-ancestors 'none'; sandbox`;

/** Whether a host's server asks for a page to put into its own (B-12). */
export const isEmbedded = (headers: IncomingHttpHeaders): boolean => headers['x-embedded'] !== undefined;

/**
 * The nonce of the host's own policy, which the scripts in the markup should carry. Nothing when it named none, and when
 * a whole page is asked for: that has a policy, and a nonce, of ours.
 */
export const hostNonce = (headers: IncomingHttpHeaders): string | undefined => {
  const given = headers['x-embedded-nonce'];
  return isEmbedded(headers) && typeof given === 'string' && NONCE.test(given) ? given : undefined;
};
