import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { ParsedRegistry } from '@signpost/federation/registry';
import type { ShellAssets } from '../../render/document/shell-assets';
import { offline, type OfflineOptions } from './offline';

const shell = {
  css: ['/assets/main.1.css'],
  fonts: ['/assets/f.1.woff2'],
  icon: '/assets/i.1.svg',
} as unknown as ShellAssets;
const entry = (release: string) => ({ live: { release }, history: [], retired: null });
const registry = { remotes: { unis: entry('a') } } as unknown as ParsedRegistry;
const active = (version: string, release: string) =>
  ({ version, remotes: [{ name: 'unis', loaded: { release } }] }) as unknown as ActiveRemotes;

let client: string;
beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'signpost-offline-'));
  await writeFile(path.join(client, 'service-worker.js'), 'theWorker();');
});
afterAll(() => rm(client, { recursive: true, force: true }));

const serve = async (given: Partial<OfflineOptions> = {}) => {
  const app = Fastify();
  await app.register(offline, {
    isOn: true,
    client,
    shell,
    remotes: { current: () => active('1', 'a') },
    disabled: () => [],
    registry: async () => registry,
    ...given,
  });
  return app;
};

it('serves the service worker, which may call this site alone and is asked for each time [B-20]', async () => {
  const answer = await (await serve()).inject('/service-worker.js');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const [config, script] = answer.body.split('\n');
  expect(config).toBe(
    'self.OFFLINE_CONFIG={"files":["/offline/style.css","/assets/main.1.css","/assets/f.1.woff2","/assets/i.1.svg"]};',
  );
  expect(script).toBe('theWorker();');
});

it('serves a worker that removes everything and itself while it is switched off [B-20]', async () => {
  const app = await serve({ isOn: false });
  const { body, headers } = await app.inject('/service-worker.js');
  expect(body).not.toContain('theWorker');
  expect(body).toContain('self.registration.unregister()');
  expect(body).not.toContain("'fetch'");
  const again = await app.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('names the releases that may be kept, and reads the registry again only when releases changed [B-20]', async () => {
  let current = active('1', 'a');
  const read = jest.fn(async () => registry);
  const app = await serve({ remotes: { current: () => current }, registry: read });
  const releases = async () => (await app.inject('/offline/releases.json')).json();
  expect(await releases()).toEqual({ releases: { unis: ['a'] } });
  await releases();
  expect(read).toHaveBeenCalledTimes(1);
  current = active('2', 'b');
  expect(await releases()).toEqual({ releases: { unis: ['a', 'b'] } });
  expect(read).toHaveBeenCalledTimes(2);
});

it('names no releases while the registry cannot be read, so that nothing is removed', async () => {
  const app = await serve({ registry: () => Promise.reject(new Error('away')) });
  const { statusCode, headers } = await app.inject('/offline/releases.json');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});

it('serves the offline page in Welsh below /cy, and none below another word [B-20] [B-21]', async () => {
  const app = await serve();
  const { body } = await app.inject('/cy/offline?from=home');
  expect(body).toContain('<html lang="cy">');
  expect(body).toContain('href="/cy/explore/favourites"');
  expect(body).toContain('href="/cy/manifest.webmanifest"');
  expect((await app.inject('/other/offline')).statusCode).toBe(404);
});

it('serves the offline page with the look of the site, without scripts of it', async () => {
  const { body, headers } = await (await serve()).inject('/offline');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<link rel="stylesheet" href="/assets/main.1.css"/>');
  expect(body).not.toContain('<script src');
  const nonce = /script nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});
