import type { FastifyRequest } from 'fastify';
import { isForwarded } from './forwarded';

type Headers = Record<string, string | string[] | undefined>;

type Asking = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'url' | 'headers'>;

/** Path prefixes under which the API reads cookies: the identity service, and the grades for signed-in users (C-09). */
const COOKIE_PATHS = ['/api/v1/identity/', '/historic-grades-api/loggedIn'];

/** Request headers that the API reads; the proxy sets `host` and the body's length itself. */
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
 * Returns the headers of a call to the backend: those that the API reads, and the client's address and host as the shell
 * knows them. Others would count against the backend's header limit, or could forge the shell's own headers.
 */
export const requestHeaders = (request: Asking, headers: Headers): Headers => {
  const readsCookies = COOKIE_PATHS.some((prefix) => request.url.startsWith(prefix));
  const names = readsCookies ? [...REQUEST_HEADERS, 'cookie'] : REQUEST_HEADERS;
  return {
    ...Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    // Marks proxied requests even when the proxy adds no header, because the backend shows some data to this machine only.
    ...(isForwarded(request.headers) && { via: request.headers.via ?? '1.1 unknown' }),
  };
};

/** Returns the headers of a response without those of the connection to the backend. */
export const responseHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
