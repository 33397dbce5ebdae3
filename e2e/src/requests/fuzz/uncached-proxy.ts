import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** More than the backend takes, so that its own limit decides. */
const MAX_HEADER_BYTES = 262_144;

/** A proxy in front of the backend. */
export interface UncachedProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a proxy that makes every answer of the backend uncacheable. Otherwise the shell would have the answers
 * for a page in memory after the first rendering, and hostile requests would not reach the backend.
 */
export const openUncachedProxy = async (port: number): Promise<UncachedProxy> => {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, response) => {
    const { method, url: path, headers } = incoming;
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' });
      answer.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
