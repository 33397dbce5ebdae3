import type { IncomingMessage } from 'node:http';

/**
 * Bytes of an address with its headers. The backend takes 32 kB, and the shell adds headers of its own to what it passes
 * on: whatever is accepted here can be carried on.
 */
const MAX_HEADER_BYTES = 24_576;

/** Milliseconds in which nothing is sent or read on a connection while a request is under way. */
const IDLE = 60_000;

/** How long a request may take to arrive, in milliseconds, and how often that is looked at. */
export interface ArrivalLimits {
  /** For all of it, headers and body. Answers may take as long as they need. */
  readonly request: number;
  readonly check: number;
}

/** A request that has not arrived is cut, with 408, after 25 seconds at the latest. */
export const ARRIVAL: ArrivalLimits = { request: 20_000, check: 5_000 };

/** The limits of the HTTP server, as Fastify and Node name them. */
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

/** The id that a proxy gave a request, or a new one where that is missing or could be something else than an id. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
};
