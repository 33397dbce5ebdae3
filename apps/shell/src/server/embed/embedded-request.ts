import type { IncomingHttpHeaders } from 'node:http';

/** The characters of a nonce (CSP 3), with a minimum length of 16. */
const NONCE = /^[A-Za-z0-9+/_-]{16,128}={0,2}$/;

/** The content security policy of a response to a host's server. It stops browsers from executing the response. */
export const EMBEDDED_POLICY = `default-src 'none'; frame-ancestors 'none'; sandbox`;

/** Returns whether a host's server requests a page to insert into its own page (B-12). */
export const isEmbedded = (headers: IncomingHttpHeaders): boolean => headers['x-embedded'] !== undefined;

/**
 * Returns the nonce of the host's content security policy, for the scripts in the markup. Undefined without a valid one,
 * and for a complete page, which has its own policy and nonce.
 */
export const hostNonce = (headers: IncomingHttpHeaders): string | undefined => {
  const nonce = headers['x-embedded-nonce'];
  return isEmbedded(headers) && typeof nonce === 'string' && NONCE.test(nonce) ? nonce : undefined;
};
