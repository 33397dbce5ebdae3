import type { FastifyRequest } from 'fastify';
import { isForwarded } from './forwarded';

type Headers = Record<string, string | string[] | undefined>;

type Asking = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'url' | 'headers'>;

/** Where the API reads cookies. */
const COOKIE_PATHS = '/api/v1/identity/';

/** What the API reads of a visitor's request headers; `host` and the body's length are the proxy's own. */
const REQUEST_HEADERS = [
  'host',
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'x-csrf-token',
] as const;

/** Headers that describe one connection and not the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The headers of a call as the backend gets them: those that the API reads, and who asks and where, as the shell knows
 * it. Anything else would count against the backend's limit for headers, or could be taken for the shell's own word.
 */
export const requestHeaders = (request: Asking, headers: Headers): Headers => {
  const names = request.url.startsWith(COOKIE_PATHS) ? [...REQUEST_HEADERS, 'cookie'] : REQUEST_HEADERS;
  return {
    ...Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    // A proxy in front is named even when it does not name itself: the backend shows some things to this machine alone.
    ...(isForwarded(request.headers) && { via: request.headers.via ?? '1.1 unknown' }),
  };
};

/** The headers of an answer without those that were about the connection to the backend. */
export const responseHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
