import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import { type FaultyServer, openFaultyHost, openFaultyProxy, writeFaultyRelease, writeTinyRemote } from '.';
import { removeFolder } from './remove-folder';
import { until } from './until';

const requireRelease = createRequire(__filename);

let folder: string;
let built: string;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-testing-'));
  built = await writeTinyRemote(path.join(folder, 'built'), { heading: 'first' });
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true, force: true });
});

const opened = async (opening: Promise<FaultyServer>): Promise<FaultyServer> => {
  const server = await opening;
  closing.push(() => server.close());
  return server;
};

describe('faulty host', () => {
  const entry = async (host: FaultyServer) => (await fetch(`${host.url}client/remoteEntry.js`)).text();

  it('serves the folder when there is no fault', async () => {
    const host = await opened(openFaultyHost(built));
    expect(await entry(host)).toBe('/* first */');
    expect((await fetch(`${host.url}nothing.js`)).status).toBe(404);
    expect(host.requests()).toBe(2);
  });

  it.each(['down', 'truncated'] as const)('serves no complete file when it is %s', async (fault) => {
    const host = await opened(openFaultyHost(built));
    host.setFault(fault);
    await expect(entry(host)).rejects.toThrow();
  });

  it.each([
    ['slow', ['/', '*']],
    ['endless', ['/* first */', ' ']],
  ] as const)('goes on sending single bytes when it is %s', async (fault, sent) => {
    const host = await opened(openFaultyHost(built));
    host.setFault(fault);
    const answer = await fetch(`${host.url}client/remoteEntry.js`);
    const chunks: string[] = [];
    for await (const chunk of answer.body ?? []) {
      chunks.push(Buffer.from(chunk).toString());
      if (chunks.length === sent.length) break;
    }
    expect(chunks).toEqual(sent);
  });

  it('cuts waiting connections when the fault is removed', async () => {
    const host = await opened(openFaultyHost(built));
    host.setFault('hung');
    const waiting = fetch(`${host.url}client/remoteEntry.js`);
    const cut = expect(waiting).rejects.toThrow('fetch failed');
    await until(() => host.requests() > 0);
    host.setFault('none');
    await cut;
    expect(await entry(host)).toBe('/* first */');
  });

  it('changes scripts when tampered with, on chosen paths', async () => {
    const host = await opened(openFaultyHost(built));
    host.setFault('tampered');
    expect(await entry(host)).toBe('/* first */\n//');
    host.setFault('failing', (pathname) => pathname === '/release.json');
    expect(await entry(host)).toBe('/* first */');
    expect((await fetch(`${host.url}release.json`)).status).toBe(500);
  });
});

describe('faulty proxy', () => {
  let upstream: Server;
  beforeEach(async () => {
    upstream = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => response.writeHead(201, { 'x-kept': 'yes' }).end(`${request.url} ${body}`));
    });
    await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
    closing.push(() => new Promise((done) => upstream.close(done)));
  });
  const front = () => opened(openFaultyProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`));

  it('passes requests and responses through', async () => {
    const answer = await fetch(`${(await front()).url}a?b=c`, { method: 'POST', body: 'said' });
    expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
      201,
      'yes',
      '/a?b=c said',
    ]);
    upstream.closeAllConnections();
  });

  it('applies a fault to some paths only', async () => {
    const proxy = await front();
    proxy.setFault('altered', (pathname) => pathname.startsWith('/search'));
    expect(await (await fetch(`${proxy.url}search/1`)).json()).toEqual({ changed: true });
    expect(await (await fetch(`${proxy.url}api`)).text()).toBe('/api ');
    upstream.closeAllConnections();
  });
});

describe('faulty release', () => {
  it('is a valid release whose module is the faulty one', async () => {
    const faulty = await writeFaultyRelease(built, path.join(folder, 'faulty'), {
      server: {
        wrap: '(remote) => ({ ...remote, routes: remote.routes.map(({ path }) => ({ path, id: "faulty" })) })',
      },
      client: { before: 'throw new Error("broken");' },
    });
    const manifest = JSON.parse(await readFile(path.join(faulty, 'release.json'), 'utf8')) as {
      files: Record<string, { sha256: string }>;
    };
    for (const [file, { sha256: expected }] of Object.entries(manifest.files)) {
      expect(sha256(await readFile(path.join(faulty, file)))).toBe(expected);
    }
    expect(await readFile(path.join(faulty, 'client/remoteEntry.js'), 'utf8')).toMatch(/^throw new Error/);
  });

  it("passes the wrapper's result to the shell", async () => {
    const faulty = await writeFaultyRelease(built, path.join(folder, 'faulty'), {
      server: { wrap: '(remote) => ({ routes: [...remote.routes, "more"] })' },
    });
    const { signpost_tiny: container } = requireRelease(path.join(faulty, 'server/remoteEntry.js')) as {
      signpost_tiny: { get(name: string): Promise<() => { routes: unknown[] }> };
    };
    expect((await container.get('./remote'))().routes).toEqual([{ id: 'first', path: '/tiny' }, 'more']);
  });
});

it('removes a folder into which a load in progress still writes files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-removed-'));
  const release = path.join(folder, 'cache/tiny/release');
  await mkdir(release, { recursive: true });
  const writing = (async () => {
    for (let file = 0; file < 200; file += 1)
      await mkdir(release, { recursive: true })
        .then(() => writeFile(path.join(release, `${file}.js`), ''))
        .catch(() => undefined);
  })();
  await removeFolder(folder);
  await writing;
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
