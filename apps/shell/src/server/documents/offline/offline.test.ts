import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { ActiveRemote, ActiveRemotes } from '@signpost/federation/loading';
import type { ParsedRegistry, RemoteChange } from '@signpost/federation/registry';
import type { ShellAssets } from '../../render/document/shell-assets';
import { keepableOf } from './keepable-releases';
import { offline, type OfflineOptions } from './offline';
import { releasesHeader, type SentPage } from './releases-header';

describe('documents', () => {
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
});

describe('releases to keep', () => {
  const AT = '2026-11-25T12:00:00Z';

  /** A registry and the running remotes, after these changes of unis from first to last. */
  const after = (live: string, changes: readonly [RemoteChange['action'], string][], retired = false) => {
    const history = changes.map(([action, release]) => ({ action, release, at: AT })).reverse();
    const entry = { live: { release: live }, history, retired: retired ? { at: AT, redirects: {} } : null };
    const registry = { remotes: { unis: entry } } as unknown as ParsedRegistry;
    const remote = { name: 'unis', paths: [], loaded: { release: live } } as unknown as ActiveRemote;
    return { registry, active: { remotes: retired ? [] : [remote] } };
  };

  const keepable = (...[live, changes, retired]: Parameters<typeof after>) => {
    const { registry, active } = after(live, changes, retired);
    return keepableOf(registry, active, []);
  };

  it('keeps releases that newer ones replaced, and not the one that was rolled back [B-20]', () => {
    expect(
      keepable('b', [
        ['release', 'a'],
        ['release', 'b'],
      ]),
    ).toEqual({ unis: ['a', 'b'] });
    expect(
      keepable('a', [
        ['release', 'a'],
        ['release', 'b'],
        ['rollback', 'a'],
      ]),
    ).toEqual({ unis: ['a'] });
  });

  it('keeps a release again that is released or rolled back to again', () => {
    const rolledBack = [
      ['release', 'a'],
      ['release', 'b'],
      ['rollback', 'a'],
    ] as const;
    expect(
      keepable('b', [
        ...rolledBack.map(([action, id]) => [action, id] as [typeof action, string]),
        ['release', 'b'],
      ]),
    ).toEqual({
      unis: ['a', 'b'],
    });
    expect(
      keepable('b', [
        ...rolledBack.map(([action, id]) => [action, id] as [typeof action, string]),
        ['rollback', 'b'],
      ]),
    ).toEqual({
      unis: ['b'],
    });
  });

  it('keeps a canary only once it is promoted, and not one whose removal is a rollback', () => {
    expect(
      keepable('a', [
        ['release', 'a'],
        ['canary', 'b'],
      ]),
    ).toEqual({ unis: ['a'] });
    expect(
      keepable('b', [
        ['release', 'a'],
        ['canary', 'b'],
        ['promote', 'b'],
      ]),
    ).toEqual({ unis: ['a', 'b'] });
    expect(
      keepable('a', [
        ['release', 'a'],
        ['canary', 'b'],
        ['rollback', 'a'],
      ]),
    ).toEqual({ unis: ['a'] });
  });

  it('keeps nothing of a retired remote, and the running release alone without a history', () => {
    expect(keepable('a', [['retire', 'a']], true)).toEqual({});
    expect(keepable('a', [])).toEqual({ unis: ['a'] });
  });

  it('keeps no release that is disabled, unless it is the only one to run [B-20]', () => {
    const { registry, active } = after('b', [
      ['release', 'a'],
      ['release', 'b'],
    ]);
    expect(keepableOf(registry, active, [{ remote: 'unis', release: 'a' }])).toEqual({ unis: ['b'] });
    expect(keepableOf(registry, active, [{ remote: 'unis', release: 'b' }])).toEqual({ unis: ['a', 'b'] });
    const [remote] = active.remotes;
    const running = { remotes: [{ ...remote, loaded: { release: 'a' } } as unknown as ActiveRemote] };
    expect(keepableOf(registry, running, [{ remote: 'unis', release: 'b' }])).toEqual({ unis: ['a'] });
  });
});

describe('the header', () => {
  const remotes = [
    { name: 'unis', paths: [], loaded: { release: '0123456789ab' } },
    { name: 'careers', paths: [], loaded: { release: 'ba9876543210' } },
    { name: 'employers', paths: [], loaded: undefined },
  ];
  const page = {
    path: '/explore/unis?page=2',
    embedded: false,
    siteSettings: { mode: 'site' },
    resolved: { remotes: { version: '1', retired: [], remotes } },
    status: 200,
    outcome: 'complete',
    framed: false,
  } as unknown as SentPage;
  const { resolved } = page;

  it('names the releases that made a page [B-20]', () => {
    expect(releasesHeader(page)).toEqual({
      'x-offline-releases': 'unis=0123456789ab careers=ba9876543210',
    });
    expect(releasesHeader({ ...page, outcome: 'streamed' })).toEqual({ 'x-offline-releases': 'later' });
  });

  it.each<[string, Partial<SentPage>]>([
    ['a page of an account', { path: '/account' }],
    ['a form of an account', { path: '/account/sign-in?return=/explore' }],
    ['a page of an account in Welsh', { path: '/cy/account' }],
    ['a form of an account in Welsh', { path: '/cy/account/sign-in?return=/explore' }],
    ['a page of an account in another spelling', { path: '/cy/%61ccount/Profile' }],
    ['the form for feedback', { path: '/feedback?page=/explore' }],
    ['the form for feedback in Welsh', { path: '/cy/feedback?page=/explore' }],
    ['the search test page', { path: '/explore/search/testbed?q=law' }],
    ['the search test page in Welsh', { path: '/cy/explore/search/testbed' }],
    ['an error', { status: 404 }],
    ['a page with a failed part', { outcome: 'partial' }],
    ['a page that another site frames', { framed: true }],
    ['a page for the server of a host', { embedded: true }],
    ['a page inside another site', { siteSettings: { mode: 'embed' } }],
    ['a page inside an app', { siteSettings: { mode: 'app' } }],
    ['a canary', { resolved: { ...resolved, nonLiveReleases: 'unis:0123456789ab' } }],
    ['a preview', { resolved: { ...resolved, preview: { remote: 'unis' } as never } }],
    ['a refused preview', { resolved: { ...resolved, refusal: 'expired' } }],
  ])('is missing on %s, which is never kept [B-20]', (_what, other) => {
    expect(releasesHeader({ ...page, ...other })).toEqual({});
  });

  it('is on pages whose path only begins like one that is never kept', () => {
    for (const path of ['/accountancy', '/cy/accountancy', '/cyfrif/account', '/cy', '/cy?a=/account'])
      expect(releasesHeader({ ...page, path })).not.toEqual({});
  });
});
