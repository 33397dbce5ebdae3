import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith, type Answer, type Fault } from './faults';

/** Whether a fault applies to a request, by its path. */
export type Hits = (pathname: string) => boolean;

/** A server whose faults can be switched while it runs. */
export interface FaultyServer {
  readonly url: string;
  /** Number of requests received. */
  requests(): number;
  /**
   * Switches to a fault for all paths in `hits`, by default the server's own choice. Cuts responses that an
   * earlier fault holds back, as a restart would.
   */
  setFault(fault: Fault, hits?: Hits): void;
  /** Stops the server and cuts waiting connections. */
  close(): Promise<void>;
}

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://host').pathname;

/**
 * Opens a server that responds with the result of `answer`, or with 502 when that rejects, unless a fault
 * applies. Closing it simulates an outage, and opening it on the same `port` a recovery.
 */
export const openFaultyServer = async (
  answer: (request: IncomingMessage) => Promise<Answer>,
  defaultHits: Hits,
  port = 0,
): Promise<FaultyServer> => {
  let fault: Fault = 'none';
  let hits = defaultHits;
  let requests = 0;
  const heldResponses = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    requests += 1;
    const active = hits(pathOf(request)) ? fault : 'none';
    if (active !== 'none') {
      heldResponses.add(response);
      response.once('close', () => heldResponses.delete(response));
    }
    answerWith(active, request, response, () => answer(request)).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: () => requests,
    setFault(next, nextHits = defaultHits) {
      fault = next;
      hits = nextHits;
      heldResponses.forEach((response) => response.destroy());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
