import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith, type Answer, type Fault } from './faults';

/** Whether a fault hits a request, by its path. */
export type Hits = (pathname: string) => boolean;

/** A server whose faults can be switched while it runs. */
export interface FaultyServer {
  readonly url: string;
  /** How many requests it has taken. */
  requests(): number;
  /**
   * Switches to a fault for all paths that it hits; those that the server is made for when left out. Answers that an
   * earlier fault holds back are cut, as when a server is started anew.
   */
  setFault(fault: Fault, hits?: Hits): void;
  /** Stops it; connections that wait are cut. */
  close(): Promise<void>;
}

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://host').pathname;

/**
 * Opens a server that answers with what `answer` gives, and with 502 when that rejects, unless a fault hits. Closing it
 * is how a server is down altogether, and opening it on the same `port` how it comes back.
 */
export const openFaultyServer = async (
  answer: (request: IncomingMessage) => Promise<Answer>,
  usually: Hits,
  port = 0,
): Promise<FaultyServer> => {
  let fault: Fault = 'none';
  let hits = usually;
  let requests = 0;
  const heldBack = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    requests += 1;
    const active = hits(pathOf(request)) ? fault : 'none';
    if (active !== 'none') {
      heldBack.add(response);
      response.once('close', () => heldBack.delete(response));
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
    setFault(next, where = usually) {
      fault = next;
      hits = where;
      heldBack.forEach((response) => response.destroy());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
