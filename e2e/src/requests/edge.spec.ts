import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { whyNoEdge, startEdge, type Edge } from '../../chaos/site/edge';
import { expect, test } from '../fixtures';

/** A server that stands in for a shell behind nginx, which runs the shipped edge configuration. */
interface FakeShell {
  readonly server: Server;
  address: string;
  /** Number of requests by path. */
  readonly requests: Map<string, number>;
  /** Whether it has the files of releases. */
  hasReleases: boolean;
}

const openFakeShell = async (): Promise<FakeShell> => {
  const requests = new Map<string, number>();
  const shell: FakeShell = { server: createServer(), address: '', requests, hasReleases: true };
  const { server } = shell;
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell');
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    if (pathname === '/crash') return void request.socket.destroy();
    const isMissing = pathname.startsWith('/releases/') && !shell.hasReleases;
    const status = isMissing ? 404 : Number(/^\/answers-(\d+)/.exec(pathname)?.[1] ?? 200);
    response.writeHead(status).end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shell.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shell;
};

const close = ({ server }: FakeShell) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

test.describe('the edge', () => {
  let folder: string;
  let shells: readonly [FakeShell, FakeShell];
  let edge: Edge;

  test.beforeEach(async () => {
    const missing = await whyNoEdge();
    test.skip(missing !== undefined, missing);
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-edge-'));
    shells = [await openFakeShell(), await openFakeShell()];
    edge = await startEdge(
      folder,
      shells.map(({ address }) => address),
    );
  });
  test.afterEach(async () => {
    await edge?.stop();
    await Promise.all((shells ?? []).map(close));
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const statusOf = async (pathname: string, init?: RequestInit) =>
    (await fetch(edge.url + pathname, init)).status;

  const statuses = async (pathname: string, count: number) => {
    const seen = new Set<number>();
    for (let index = 0; index < count; index += 1) seen.add(await statusOf(pathname));
    return [...seen];
  };

  const requestsFor = (pathname: string) =>
    shells.reduce((sum, { requests }) => sum + (requests.get(pathname) ?? 0), 0);

  test('passes errors of a shell through, and keeps using that shell for other pages', async () => {
    for (const status of [500, 502, 503, 504]) {
      expect(await statuses(`/answers-${status}`, 4)).toEqual([status]);
      expect(requestsFor(`/answers-${status}`)).toBe(4);
      expect(await statuses(`/other-${status}`, 10)).toEqual([200]);
      expect(shells.map(({ requests }) => requests.has(`/other-${status}`))).toEqual([true, true]);
    }
  });

  test('keeps both shells when a page cuts the connections of both', async () => {
    expect(await statusOf('/crash')).toBe(502);
    expect(await statuses('/other', 10)).toEqual([200]);
  });

  test('tries the other shell when one refuses connections, for POST requests as well', async () => {
    await close(shells[0]);
    expect(await statuses('/other', 10)).toEqual([200]);
    for (let index = 0; index < 4; index += 1) {
      expect(await statusOf('/account', { method: 'POST', body: 'a' })).toBe(200);
    }
  });

  test('sends a POST request once when the shell cuts the connection', async () => {
    expect(await statusOf('/crash', { method: 'POST', body: 'a' })).toBe(502);
    expect(requestsFor('/crash')).toBe(1);
  });

  test('tries every shell for a file of a release that one does not have yet', async () => {
    const file = '/releases/unis/0123456789ab/client/entry.js';
    shells[0].hasReleases = false;
    expect(await statuses(file, 6)).toEqual([200]);
    expect(await statuses('/other', 10)).toEqual([200]);
    expect(shells.map(({ requests }) => requests.has('/other'))).toEqual([true, true]);
  });

  test('blocks addresses that are for the machine only', async () => {
    for (const pathname of ['/healthz', '/readyz', '/metrics', '/status', '/status.json']) {
      expect([pathname, await statusOf(pathname)]).toEqual([pathname, 404]);
      expect(requestsFor(pathname)).toBe(0);
    }
  });
});
