import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fetchPage } from './included';
import { PRODUCT_PATHS, includingPage, ownPage } from './pages';

/** Paths that the product's pages request: files, the API, pictures, and loader data. */
const PROXIED_PATHS =
  /^\/(assets|releases|api|themes|graphql|search|historic-grades-api|provider-status)(\/|$)|\/_payload\.json$/;

const OWN_PAGES: Readonly<Record<string, string>> = { '/': 'Welcome', '/opening-hours': 'Opening hours' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** This site's own policy: everything from its own origin, scripts with its nonce and the scripts that they load. */
const policy = (nonce: string): string =>
  `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; img-src 'self' data:; object-src 'none'; base-uri 'none'`;

/** Proxies a request to the product unchanged: its cookies become this site's own. */
const proxy = (site: string, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const outgoing = ask(site + url, {
    method,
    headers: {
      ...headers,
      'x-forwarded-host': headers.host,
      'x-forwarded-for': request.socket.remoteAddress,
    },
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  request.pipe(outgoing);
};

const servePage = async (site: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const nonce = randomBytes(16).toString('base64url');
  const included = await fetchPage(site, request, nonce);
  if ('location' in included) {
    // The product's origin is removed, because its pages have this site's addresses.
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

/**
 * A council's site with the whole product included in its own pages. Returns its address and a function to
 * stop it.
 */
export const serveWholeProduct = async (site: string): Promise<{ url: string; close(): Promise<void> }> => {
  const styles = readFileSync(path.join(__dirname, 'council.css'));
  const server = createServer((request, response) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    const own = OWN_PAGES[pathname];
    if (PROXIED_PATHS.test(pathname)) return proxy(site, request, response);
    if (PRODUCT_PATHS.test(pathname)) {
      servePage(site, request, response).catch(() => response.writeHead(502, HTML).end(ownPage('Not now')));
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
