import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Sites of others, as folders beside this file. */
export interface Hosts {
  /** Their origin by this name of the machine; `127.0.0.1` and `localhost` are different sites to a browser. */
  origin(name?: 'localhost' | '127.0.0.1'): string;
  /** The product's origin, which their pages name. */
  site: string;
  close(): Promise<void>;
}

/** Serves every host's folder on a free port, `__SITE__` in their files being the product's origin. */
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
  // Both names of the machine, by whichever protocol a browser comes.
  await new Promise<void>((listening) => server.listen(0, () => listening()));
  return hosts;
};
