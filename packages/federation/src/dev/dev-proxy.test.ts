import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDevProxy } from './dev-proxy';
import { RELOAD_EVENTS_PATH } from './reload-events';
import { createReloadEventStream } from './reload-event-stream';

const open: Server[] = [];
let build: string;

const listening = async (server: Server): Promise<number> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const events = createReloadEventStream();
const proxyUrl = async (shellPort?: number) =>
  `http://127.0.0.1:${await listening(createDevProxy({ name: 'unis', build, releases: path.join(build, 'releases'), newest: () => '0a1b', events, shellPort: () => shellPort }))}`;

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'signpost-proxy-'));
  await mkdir(path.join(build, 'client/0a1b'), { recursive: true });
  await writeFile(path.join(build, 'client/0a1b/remote.js'), 'newest');
  await mkdir(path.join(build, 'client/0a1a'), { recursive: true });
  await writeFile(path.join(build, 'client/0a1a/remote.js'), 'earlier');
  await mkdir(path.join(build, 'releases/0123456789ab'), { recursive: true });
});
afterEach(() => open.splice(0).forEach((server) => server.close() && server.closeAllConnections()));
afterAll(() => rm(build, { recursive: true }));

describe('development proxy', () => {
  it('passes everything through to the shell, in both directions and unchanged', async () => {
    const shell = createServer((request, response) => {
      response.writeHead(201, {
        'content-security-policy': "default-src 'self'",
        'x-host': request.headers.host,
      });
      request.pipe(response);
    });
    const proxy = await proxyUrl(await listening(shell));
    const answer = await fetch(`${proxy}/api/v1/saved?all`, { method: 'POST', body: 'a body' });
    expect([answer.status, await answer.text()]).toEqual([201, 'a body']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(`http://${answer.headers.get('x-host')}`).toBe(proxy);
  });

  it('serves each build of the remote, without caching', async () => {
    const answer = await fetch(`${await proxyUrl()}/releases/unis/build-0a1a/client/remote.js`);
    expect(await answer.text()).toBe('earlier');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each(['build-0a10', 'ffffffffffff'])(
    'serves the newest build for %s, which is kept no longer',
    async (old) => {
      expect(await (await fetch(`${await proxyUrl()}/releases/unis/${old}/client/remote.js`)).text()).toBe(
        'newest',
      );
    },
  );

  it('leaves the files of a release to the shell', async () => {
    const shell = await listening(createServer((_, response) => response.end('released')));
    const answer = await fetch(`${await proxyUrl(shell)}/releases/unis/0123456789ab/client/remote.js`);
    expect(await answer.text()).toBe('released');
  });

  it('answers 404 for a missing update, which makes the page reload', async () => {
    expect((await fetch(`${await proxyUrl()}/releases/unis/hot/x.hot-update.json`)).status).toBe(404);
  });

  it('reports that the shell is starting or has stopped', async () => {
    expect((await fetch(await proxyUrl())).status).toBe(503);
    const gone = createServer();
    const port = await listening(gone);
    await new Promise((resolve) => gone.close(resolve));
    expect((await fetch(await proxyUrl(port))).status).toBe(502);
  });

  it('sends a page the latest event at once and then each new one', async () => {
    events.send({ state: 'live', hash: '1' });
    const { body } = await fetch((await proxyUrl()) + RELOAD_EVENTS_PATH);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('data: {"state":"live","hash":"1"}\n\n');
    events.send({ state: 'built', hash: '2' });
    expect((await reader?.read())?.value).toBe('data: {"state":"built","hash":"2"}\n\n');
    await reader?.cancel();
  });
});
