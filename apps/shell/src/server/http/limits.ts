import type { IncomingMessage } from 'node:http';

/**
 * Maximum bytes of a URL with its headers. The backend accepts 32 kB, which leaves room for the headers that the shell
 * adds.
 */
const MAX_HEADER_BYTES = 24_576;

/** Milliseconds without traffic after which a connection with a pending request is closed. */
const IDLE = 60_000;

/** Timeouts for the arrival of a request and the interval of the check, in milliseconds. */
export interface ArrivalLimits {
  /** For headers and body. Responses have no such limit. */
  readonly request: number;
  readonly check: number;
}

/** An incomplete request is answered with 408 after 25 seconds at the latest. */
export const ARRIVAL: ArrivalLimits = { request: 20_000, check: 5_000 };

/** The limits of the HTTP server, by Fastify's and Node's names. */
export const serverLimits = ({ request, check }: ArrivalLimits) => ({
  requestTimeout: request,
  connectionTimeout: IDLE,
  http: {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: request,
    connectionsCheckingInterval: check,
  },
});

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Returns the request id of a proxy, or a new one when it is missing or malformed. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
};
