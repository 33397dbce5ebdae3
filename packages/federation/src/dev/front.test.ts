import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFront } from './front';
import { NEWS_PATH } from './news';
import { createNewsStream } from './news-stream';

const open: Server[] = [];
let build: string;

const listening = async (server: Server): Promise<number> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const news = createNewsStream();
const frontOf = async (shellPort?: number) =>
  `http://127.0.0.1:${await listening(createFront({ name: 'unis', build, news, shellPort: () => shellPort }))}`;

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'signpost-front-'));
  await mkdir(path.join(build, 'dist/client'), { recursive: true });
  await writeFile(path.join(build, 'dist/client/remote.js'), 'newest');
});
afterEach(() => open.splice(0).forEach((server) => server.close() && server.closeAllConnections()));
afterAll(() => rm(build, { recursive: true }));

describe('the front', () => {
  it('passes everything on to the shell, both ways and unchanged', async () => {
    const shell = createServer((request, response) => {
      response.writeHead(201, {
        'content-security-policy': "default-src 'self'",
        'x-host': request.headers.host,
      });
      request.pipe(response);
    });
    const front = await frontOf(await listening(shell));
    const answer = await fetch(`${front}/api/v1/saved?all`, { method: 'POST', body: 'a body' });
    expect([answer.status, await answer.text()]).toEqual([201, 'a body']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(`http://${answer.headers.get('x-host')}`).toBe(front);
  });

  it('serves the newest build for every release of the remote, and lets no browser keep it', async () => {
    const answer = await fetch(`${await frontOf()}/releases/unis/0123456789ab/client/remote.js`);
    expect(await answer.text()).toBe('newest');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('says that an update is not there, which makes the page reload', async () => {
    expect((await fetch(`${await frontOf()}/releases/unis/hot/x.hot-update.json`)).status).toBe(404);
  });

  it('says so while the shell starts, and when it is gone', async () => {
    expect((await fetch(await frontOf())).status).toBe(503);
    const gone = createServer();
    const port = await listening(gone);
    await new Promise((resolve) => gone.close(resolve));
    expect((await fetch(await frontOf(port))).status).toBe(502);
  });

  it('tells a page the last news at once and then each new one', async () => {
    news.tell({ state: 'live', hash: '1' });
    const { body } = await fetch((await frontOf()) + NEWS_PATH);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('data: {"state":"live","hash":"1"}\n\n');
    news.tell({ state: 'built', hash: '2' });
    expect((await reader?.read())?.value).toBe('data: {"state":"built","hash":"2"}\n\n');
    await reader?.cancel();
  });
});
