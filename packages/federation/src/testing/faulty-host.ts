import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Ways in which a static host lets a shell down. `hung` accepts and never answers; `tampered` changes scripts' bytes. */
export type Fault = 'none' | 'hung' | 'html' | 'tampered' | 'missing';

/** A static host whose faults can be switched while it runs. */
export interface FaultyHost {
  readonly url: string;
  /** How many requests it has taken. */
  requests(): number;
  setFault(fault: Fault): void;
  /** Stops it; connections that wait are cut. */
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/**
 * Serves a folder store over HTTP. Faults hit the files of releases only, so that the registry can still be read;
 * closing it is how a host is down altogether, and opening it on the same `port` how it comes back.
 */
export const openFaultyHost = async (folder: string, port = 0): Promise<FaultyHost> => {
  let fault: Fault = 'none';
  let requests = 0;
  const server: Server = createServer((request, response) => {
    requests += 1;
    const name = new URL(request.url ?? '/', 'http://host').pathname;
    const active = name.endsWith('/registry.json') ? 'none' : fault;
    if (active === 'hung') return;
    if (active === 'missing') {
      response.writeHead(404).end('not here');
      return;
    }
    if (active === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      return;
    }
    readFile(path.join(folder, name)).then(
      (bytes) => {
        const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type });
        response.end(
          active === 'tampered' && name.endsWith('.js') ? Buffer.concat([bytes, Buffer.from('\n//')]) : bytes,
        );
      },
      () => response.writeHead(404).end('not here'),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: () => requests,
    setFault: (next) => (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
