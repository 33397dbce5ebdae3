import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { testEnvironment } from '../render/testing/environment';
import { embed } from './embed';
import type { PinnedScripts } from './scripts';

const site = new URL('https://site.test');
const RELEASE = '0123456789ab';
const loaded = {
  name: 'guides',
  release: RELEASE,
  manifest: { files: { 'client/embed.widgets.js': {}, 'client/e.js': {} } },
};
const LIVE = { version: '1', retired: [], remotes: [{ name: 'guides', paths: [], loaded }] };

let releases: string;
beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'signpost-embed-'));
  const client = path.join(releases, 'guides', RELEASE, 'client');
  await mkdir(client, { recursive: true });
  await writeFile(path.join(client, 'embed.widgets.js'), 'define()');
});
afterEach(() => rm(releases, { recursive: true, force: true }));

const serve = async (remotes: object = LIVE) => {
  const app = Fastify();
  await app.register(embed, {
    ...{ site, environment: testEnvironment(), releases, partners: [], localhost: false },
    remotes: () => remotes as unknown as ActiveRemotes,
  });
  return app;
};

it('serves only those files of the live release that are for other sites', async () => {
  const app = await serve();
  const script = await app.inject('/embed/widgets.js');
  expect(script.body).toBe('define()');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': expect.stringContaining('javascript') as string,
  });
  for (const other of ['/embed/e.js', '/embed/..%2Fe.js', '/embed/constructor']) {
    expect((await app.inject(other)).statusCode).toBe(404);
  }
});

it('serves a file of one release under an address that never changes, readable by any site', async () => {
  const app = await serve();
  const url = `/embed/${RELEASE}/widgets.js`;
  const script = await app.inject({ url, headers: { origin: 'https://stranger.example' } });
  expect(script.body).toBe('define()');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  for (const other of ['ffffffffffff/widgets.js', `${RELEASE}/e.js`, `${RELEASE}/..%2Fe.js`]) {
    const missing = await app.inject(`/embed/${other}`);
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
  }
});

it('lists the immutable address and the integrity of each live script', async () => {
  const app = await serve();
  const { 'widgets.js': script } = (await app.inject('/embed/scripts.json')).json<PinnedScripts>();
  expect(script?.address).toBe(`/embed/${RELEASE}/widgets.js`);
  const { rawPayload } = await app.inject(script?.address ?? '');
  expect(script?.integrity).toBe(`sha384-${createHash('sha384').update(rawPayload).digest('base64')}`);
});

describe('a script that another one of its release loads by its hash', () => {
  const hashOf = (text: string) => encodeURIComponent(createHash('sha256').update(text).digest('base64'));
  const own = `/embed/widgets.js?sha256=${hashOf('define()')}`;

  it('never changes, and is of the live release or of one that was live before [B-21]', async () => {
    const live = await (await serve()).inject(own);
    expect(live.body).toBe('define()');
    expect(live.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const NEXT = 'ffffffffffff';
    const client = path.join(releases, 'guides', NEXT, 'client');
    await mkdir(client, { recursive: true });
    await writeFile(path.join(client, 'embed.widgets.js'), 'next()');
    const app = await serve({
      ...LIVE,
      remotes: [{ ...LIVE.remotes[0], loaded: { ...loaded, release: NEXT } }],
    });
    expect((await app.inject('/embed/widgets.js')).body).toBe('next()');
    expect((await app.inject(own)).body).toBe('define()');
  });

  it.each([
    ['a hash that no release has', `widgets.js?sha256=${hashOf('other()')}`],
    ['a file of the site itself', `e.js?sha256=${hashOf('define()')}`],
    ['a path', `..%2Fembed.widgets.js?sha256=${hashOf('define()')}`],
  ])('is not found by %s [B-21]', async (_, address) => {
    const found = await (await serve()).inject(`/embed/${address}`);
    expect(found.statusCode).toBe(404);
    expect(found.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('a release with a file for other sites that belongs to another remote', () => {
  const THIEF = 'abcdef012345';
  const refused = [{ claim: 'embed:widgets.js', owner: 'guides', owned: 'embed:widgets.js' }];
  const files = { 'client/embed.widgets.js': {}, 'client/embed.rooms.js': {} };
  const thief = { name: 'careers', release: THIEF, refused, manifest: { files } };
  /** The thief is the first of the registry's order. */
  const both = { ...LIVE, remotes: [{ name: 'careers', paths: [], loaded: thief }, ...LIVE.remotes] };

  beforeEach(async () => {
    const client = path.join(releases, 'careers', THIEF, 'client');
    await mkdir(client, { recursive: true });
    for (const file of Object.keys(files)) await writeFile(path.join(client, path.basename(file)), 'steal()');
  });

  it('serves only its own files, under any address', async () => {
    const app = await serve(both);
    const pinned = (await app.inject('/embed/scripts.json')).json<PinnedScripts>();
    expect(pinned['widgets.js']?.address).toBe(`/embed/${RELEASE}/widgets.js`);
    expect(pinned['rooms.js']?.address).toBe(`/embed/${THIEF}/rooms.js`);
    expect((await app.inject('/embed/widgets.js')).body).toBe('define()');
    expect((await app.inject('/embed/rooms.js')).body).toBe('steal()');
    expect((await app.inject(`/embed/${THIEF}/rooms.js`)).body).toBe('steal()');
    expect((await app.inject(`/embed/${THIEF}/widgets.js`)).statusCode).toBe(404);
  });

  it('serves the file too once it is its own', async () => {
    await (await serve(both)).inject('/embed/scripts.json');
    const app = await serve({
      ...both,
      remotes: [{ name: 'careers', paths: [], loaded: { ...thief, refused: [] } }],
    });
    expect((await app.inject(`/embed/${THIEF}/widgets.js`)).body).toBe('steal()');
  });
});

it('serves a pinned script after its release was replaced and removed from the cache', async () => {
  await (await serve()).inject('/embed/scripts.json');
  await rm(path.join(releases, 'guides', RELEASE), { recursive: true });
  const app = await serve({ version: '2', retired: [], remotes: [] });
  expect((await app.inject(`/embed/${RELEASE}/widgets.js`)).body).toBe('define()');
});
