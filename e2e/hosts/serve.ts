import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Host sites, as folders beside this file. */
export interface Hosts {
  /** Their origin by this host name; `127.0.0.1` and `localhost` are different sites to a browser. */
  origin(name?: 'localhost' | '127.0.0.1'): string;
  /** The product's origin, which their pages name. */
  site: string;
  close(): Promise<void>;
}

/** Serves every host's folder on a free port, with `__SITE__` in their files replaced by the product's origin. */
export const serveHosts = async (): Promise<Hosts> => {
  const hosts: Hosts = {
    site: '',
    origin: (name = 'localhost') => `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = path.join(__dirname, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    readFile(file, 'utf8').then(
      (text) => {
        response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
        response.end(text.replaceAll('__SITE__', hosts.site));
      },
      () => {
        response.statusCode = pathname === '/favicon.ico' ? 204 : 404;
        response.end();
      },
    );
  });
  // Listens on all addresses, because a browser may resolve either host name to IPv4 or IPv6.
  await new Promise<void>((listening) => server.listen(0, () => listening()));
  return hosts;
};
