import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { include } from './included';
import { GIVEN, includingPage, ownPage } from './pages';

/** What the product's pages load: files, the API, pictures, and the data of a page to come. */
const LOADED =
  /^\/(assets|releases|api|themes|graphql|search|historic-grades-api|provider-status)(\/|$)|\/_payload\.json$/;

const OWN: Readonly<Record<string, string>> = { '/': 'Welcome', '/opening-hours': 'Opening hours' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** This site's own policy: all from itself, scripts by its nonce and what they load. */
const policy = (nonce: string): string =>
  `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; img-src 'self' data:; object-src 'none'; base-uri 'none'`;

/** Passes a request on as it is and the answer back: cookies become this site's own. */
const pass = (site: string, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const passed = ask(site + url, {
    method,
    headers: {
      ...headers,
      'x-forwarded-host': headers.host,
      'x-forwarded-for': request.socket.remoteAddress,
    },
  });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
};

const show = async (site: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const nonce = randomBytes(16).toString('base64url');
  const included = await include(site, request, nonce);
  if ('location' in included) {
    // The product's own address is not where its pages are here.
    response.writeHead(included.status, { location: included.location.replace(site, '') }).end();
    return;
  }
  response.writeHead(included.status, {
    ...HTML,
    'content-security-policy': policy(nonce),
    'cache-control': 'no-store',
  });
  response.end(includingPage(included, nonce));
};

/** A council's site with the whole product in pages of its own. Gives its address, and how to stop it. */
export const serveWholeProduct = async (site: string): Promise<{ url: string; close(): Promise<void> }> => {
  const styles = readFileSync(path.join(__dirname, 'council.css'));
  const server = createServer((request, response) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    const own = OWN[pathname];
    if (LOADED.test(pathname)) return pass(site, request, response);
    if (GIVEN.test(pathname)) {
      show(site, request, response).catch(() => response.writeHead(502, HTML).end(ownPage('Not now')));
      return;
    }
    if (pathname === '/council.css')
      return response.writeHead(200, { 'content-type': 'text/css' }).end(styles);
    return response.writeHead(own ? 200 : 404, HTML).end(ownPage(own ?? 'Not found'));
  });
  await new Promise<void>((listening) => server.listen(0, () => listening()));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => void server.close(() => closed()).closeAllConnections()),
  };
};
