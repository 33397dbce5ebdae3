import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createReloadEventStream } from '../reload-event-stream';
import { RELOAD_SCRIPT_PATH } from './reload-script';
import { createSiteProxy } from './site-proxy';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close() && server.closeAllConnections()));

const listening = async (server: Server): Promise<string> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A site that answers by `answer`, and the proxy in front of it. */
const openSite = async (answer: RequestListener) => {
  const site = await listening(createServer(answer));
  const events = createReloadEventStream();
  const cookie = () => 'signpost-preview=newest';
  return { site, proxy: await listening(createSiteProxy({ site: new URL(site), cookie, events })) };
};

describe('proxy in front of a deployed site', () => {
  it('sends requests as if they were from a page of the site, with the cookie of the newest build', async () => {
    let got: IncomingHttpHeaders = {};
    const { site, proxy } = await openSite((request, response) => {
      got = request.headers;
      request.pipe(response);
    });
    const headers = {
      origin: proxy,
      referer: `${proxy}/explore`,
      cookie: 'a=1; signpost-preview=older; b=2',
    };
    const answer = await fetch(`${proxy}/api/saved`, { method: 'POST', body: 'a body', headers });
    expect(await answer.text()).toBe('a body');
    expect(got).toMatchObject({
      host: new URL(site).host,
      origin: site,
      referer: `${site}/explore`,
      cookie: 'a=1; b=2; signpost-preview=newest',
    });
  });

  it('keeps the origin of requests from other sites, which the site refuses', async () => {
    let origin: string | undefined;
    const { proxy } = await openSite((request, response) => {
      origin = request.headers.origin;
      response.end();
    });
    await fetch(proxy, { headers: { origin: 'https://evil.test' } });
    expect(origin).toBe('https://evil.test');
  });

  it('adds the script that reloads pages, with the nonce of the page, and changes no other answer', async () => {
    const { proxy } = await openSite(({ url }, response) => {
      const type = url === '/page' ? 'text/html; charset=utf-8' : 'application/json';
      const policy = "script-src 'nonce-bm9uY2U=' 'strict-dynamic'";
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
      response.end('<body>é</body>');
    });
    expect(await (await fetch(`${proxy}/page`, { headers: { accept: 'text/html' } })).text()).toBe(
      `<body>é<script nonce="bm9uY2U=" src="${RELOAD_SCRIPT_PATH}" async></script></body>`,
    );
    expect(await (await fetch(`${proxy}/data`)).text()).toBe('<body>é</body>');
    expect(await (await fetch(proxy + RELOAD_SCRIPT_PATH)).text()).toContain('location.reload()');
  });

  it('passes a compressed page on to a program that did not ask for a page', async () => {
    const { proxy } = await openSite((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync('<body></body>')),
    );
    expect(await (await fetch(proxy)).text()).toBe('<body></body>');
  });

  it('keeps redirects and cookies of the site at its own address', async () => {
    const { site, proxy } = await openSite((_, response) =>
      response
        .writeHead(302, {
          location: `${site}/explore?page=2`,
          'set-cookie': ['a=1; Path=/; Domain=example.org; HttpOnly', 'b=2'],
          'strict-transport-security': 'max-age=1',
        })
        .end(),
    );
    const { headers } = await fetch(proxy, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/explore?page=2');
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('answers 502 while the site cannot be reached', async () => {
    const { site, proxy } = await openSite((_, response) => response.end());
    open.shift()?.close();
    const answer = await fetch(proxy);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`${site} cannot be reached`);
  });
});
