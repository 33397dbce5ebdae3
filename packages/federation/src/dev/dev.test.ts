import type fs from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as runtime from 'react-refresh/runtime';
import { allowedLocation } from '../loading/location';
import { release } from '../release';
import { registryOf } from '../release/store';
import { writeTinyRemote } from '../testing';
import { until } from '../testing/until';
import { RELOAD_SCRIPT_PATH } from './at-site/reload-script';
import { createSiteProxy } from './at-site/site-proxy';
import { watchSources } from './at-site/watch-sources';
import { parseBuildFile, parseHotUpdate } from './build-files';
import { createDevProxy } from './dev-proxy';
import { fillStore, withoutUpdates } from './dev-store';
import {
  acceptDelegated,
  canDelegate,
  canReplace,
  closeModule,
  isOutdated,
  type ModuleHot,
} from './page/boundary';
import { followBuilds, type OpenPage } from './page/follow';
import type { RefreshHost } from './page/refresh-runtime';
import { problemText } from './problem-text';
import { createReloadEventStream } from './reload-event-stream';
import { RELOAD_EVENTS_PATH } from './reload-events';

describe('address of a file of the remote in development', () => {
  it.each([
    ['/releases/unis/build-0a1b/client/remote.js.map', { build: '0a1b', file: 'remote.js.map' }],
    ['/releases/unis/0123456789ab/client/unis.a.js', { release: '0123456789ab', file: 'unis.a.js' }],
  ])('%s is one of a build or a release', (pathname, file) => {
    expect(parseBuildFile('unis', pathname)).toEqual(file);
  });

  it('may be one of a hot update', () => {
    expect(parseHotUpdate('unis', '/releases/unis/hot/remote.a1.hot-update.js')).toBe(
      'remote.a1.hot-update.js',
    );
  });

  it.each([
    '/releases/careers/build-0a1b/client/remote.js',
    '/releases/careers/hot/remote.a1.hot-update.js',
    '/releases/unis/build-0a1b/server/remoteEntry.js',
    '/releases/unis/build-0a1b/client/../release.json',
    '/releases/unis/build-../client/remote.js',
    '/releases/unis/hot/../dist/release.json',
    '/explore/unis',
    '/',
  ])('is not %s', (pathname) => {
    expect([parseBuildFile('unis', pathname), parseHotUpdate('unis', pathname)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('proxy', () => {
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
});

describe('store', () => {
  let folder: string;
  const at = (...parts: string[]) => path.join(folder, ...parts);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-dev-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  describe('development store', () => {
    it('takes the other remotes from their live store, and does not change it', async () => {
      const { live } = await release(
        at('releases'),
        'tiny',
        await writeTinyRemote(at('dist'), { heading: 'one' }),
      );
      const before = await readFile(at('releases/registry.json'), 'utf8');
      await fillStore(at('dev'), at('releases'), new Map([['tiny', at('dist')]]));
      const found = (await registryOf(at('dev'))).remotes['tiny']?.live;
      expect(found?.integrity).toBe(live.integrity);
      // A shell refuses releases from outside of its store.
      const copied = allowedLocation(at('dev'), found?.url ?? '', []);
      expect(await readFile(path.join(copied, 'release.json'))).toEqual(
        await readFile(at('releases', live.url, 'release.json')),
      );
      expect(await readFile(at('releases/registry.json'), 'utf8')).toBe(before);
    });

    it('takes a remote that was never released from its build, and skips one that was not built', async () => {
      await writeTinyRemote(at('dist'), { heading: 'built' });
      await fillStore(
        at('dev'),
        at('releases'),
        new Map([
          ['tiny', at('dist')],
          ['other', at('nowhere')],
        ]),
      );
      expect(Object.keys((await registryOf(at('dev'))).remotes)).toEqual(['tiny']);
    });

    it('leaves hot updates out of a release', () => {
      const assets = [{ name: 'remote.js' }, { name: '../../hot/remote.1.hot-update.js' }];
      const { namedChunkGroups } = withoutUpdates({ namedChunkGroups: { remote: { assets } } });
      expect(namedChunkGroups?.['remote']?.assets).toEqual([{ name: 'remote.js' }]);
    });
  });
});

describe('text of a failed build', () => {
  it('names each file and its error, without the compiler’s own stack', () => {
    const swc = `Module build failed:\nError:   x Expected '{'\n 21 | export cnst\n\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>`;
    expect(
      problemText([
        { moduleName: './src/a.tsx', message: swc },
        { moduleName: './src/b.tsx', message: "Can't resolve './c'\n    at finish (resolver.js:1:1)" },
      ]),
    ).toBe(
      "./src/a.tsx\nModule build failed:\nError:   x Expected '{'\n 21 | export cnst\n\n./src/b.tsx\nCan't resolve './c'",
    );
  });

  it('omits the file when the compiler names none', () => {
    expect(problemText([{ message: 'no such entry' }])).toBe('no such entry');
  });
});

describe('at a site', () => {
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
});

describe('watching the sources of a remote', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-watch-'));
    for (const part of ['src/pages', 'node_modules/x', 'dist']) {
      await mkdir(path.join(folder, part), { recursive: true });
    }
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it('reports a save on the disk', async () => {
    const changed = jest.fn();
    const stop = watchSources(folder, changed);
    await writeFile(path.join(folder, 'settings.ts'), 'x');
    await until(() => changed.mock.calls.length > 0);
    stop();
  });

  /** How many changes are reported when a file is saved twice in a row. */
  const changesOf = (file: string): number => {
    jest.useFakeTimers();
    const watch = jest
      .spyOn(jest.requireActual<typeof fs>('node:fs'), 'watch')
      .mockReturnValue({ close: () => undefined } as fs.FSWatcher);
    const changed = jest.fn();
    watchSources(folder, changed);
    // A folder of packages has thousands of folders, which a watcher of all of them would include.
    expect(
      watch.mock.calls.filter(([watched, how]) => watched === folder && typeof how === 'object'),
    ).toEqual([]);
    for (const [watched, ...how] of watch.mock.calls as unknown as [string, ...unknown[]][]) {
      const inside = path.relative(watched, path.join(folder, file));
      const isSeen = how.length > 1 ? !inside.startsWith('..') : !inside.includes('/');
      const onSave = how.at(-1) as (event: string, name: string) => void;
      if (isSeen) for (const event of ['rename', 'change']) onSave(event, inside);
    }
    jest.runAllTimers();
    return changed.mock.calls.length;
  };

  it.each(['src/pages/page.tsx', 'src/remote.ts', 'settings.ts'])('reports saves of %s as one', (file) => {
    expect(changesOf(file)).toBe(1);
  });

  it.each(['src/pages/page.test.tsx', 'node_modules/x/index.js', 'dist/release.json', 'CHANGELOG.md'])(
    'reports no save of %s',
    (file) => {
      expect(changesOf(file)).toBe(0);
    },
  );
});

describe('replaced modules', () => {
  /** A test double of webpack's `module.hot`: records calls and the data passed to the module's next version. */
  const hotOf = (data?: ModuleHot['data']) => {
    const kept: NonNullable<ModuleHot['data']> = {};
    const calls: string[] = [];
    let keep: (() => void) | undefined;
    const hot: ModuleHot = {
      ...(data ? { data } : {}),
      accept: () => void calls.push('accept'),
      invalidate: () => void calls.push('invalidate'),
      dispose: (callback) => (keep = () => callback(kept)),
    };
    return {
      hot,
      calls,
      replace() {
        keep?.();
        return hotOf(kept);
      },
    };
  };

  const loader = () => null;
  const page = (given: object = {}) => ({ Component: (): null => null, loader, ...given });

  beforeAll(() => {
    (globalThis as RefreshHost).signpostRefresh = runtime;
  });

  describe('module that importers can keep', () => {
    it('changes components only, and keeps all other exports', () => {
      expect(canReplace(page(), page())).toBe(true);
    });

    it.each([
      ['its loader changed', page({ loader: () => null })],
      ['it exports more', page({ handle: {} })],
      ['it exports less', { Component: (): null => null }],
      ['a component became something else', page({ Component: 'text' })],
    ])('is not one when %s', (_why, after) => {
      expect(canReplace(page(), after)).toBe(false);
    });
  });

  describe('module of a route or a slot that can be replaced', () => {
    const withHandle = (handle: object) => page({ handle, loader: () => null });

    it('has other functions, also in its objects', () => {
      const [before, after] = [withHandle({ head: () => 1 }), withHandle({ head: () => 2 })];
      expect(canDelegate(before, after)).toBe(true);
    });

    it.each([
      ['the shell has read other data of its handle', withHandle({ middleware: ['lists'] })],
      ['it has a loader no longer', { Component: (): null => null, handle: {} }],
      ['its loader became a component', page({ handle: {}, loader: function Loader() {} })],
    ])('is not one when %s', (_why, after) => {
      expect(canDelegate(withHandle({}), after)).toBe(false);
    });
  });

  describe('end of a module', () => {
    it('accepts changes of a module with a component only', () => {
      const withComponent = hotOf();
      closeModule(page(), withComponent.hot);
      const without = hotOf();
      closeModule({ loader, count: 1 }, without.hot);
      expect([withComponent.calls, without.calls]).toEqual([['accept'], []]);
    });

    it('updates the importers once when another export than a component changed', () => {
      const first = hotOf();
      closeModule(page(), first.hot);
      const second = first.replace();
      closeModule(page(), second.hot);
      const third = second.replace();
      closeModule(page({ loader: () => null }), third.hot);
      const again = third.replace();
      closeModule(page({ loader: () => null }), again.hot);
      expect([second.calls, third.calls, again.calls]).toEqual([['accept'], ['invalidate'], ['accept']]);
    });

    it('accepts changes of a loader in the module of a route, and asks for a reload for changed data', () => {
      const first = hotOf();
      const module = page({ handle: {} });
      closeModule(module, first.hot);
      acceptDelegated(module);
      const second = first.replace();
      closeModule(page({ handle: {}, loader: () => null }), second.hot);
      expect([second.calls, isOutdated()]).toEqual([['accept'], false]);
      closeModule(page({ handle: { prerender: true } }), second.replace().hot);
      expect(isOutdated()).toBe(true);
    });
  });
});

describe('builds', () => {
  /** A page at build `first`; `next` maps each build to the one that its update leads to. */
  const openPage = (first: string, next: Record<string, string> = {}, refreshes = true) => {
    const seen: string[] = [];
    let hash = first;
    const page: OpenPage = {
      hash: () => hash,
      patch() {
        const to = next[hash];
        if (!to) return Promise.resolve(false);
        if (to === 'broken') return Promise.reject(new Error('the update does not apply'));
        hash = to;
        return Promise.resolve(true);
      },
      refresh() {
        seen.push(`refresh ${hash}`);
        return Promise.resolve(refreshes);
      },
      reload: () => void seen.push('reload'),
      show: (problem) => void (problem && seen.push(`show ${problem}`)),
    };
    return { seen, take: followBuilds(page) };
  };

  describe('following builds', () => {
    it('patches the page as soon as the client build is done, and never reloads it for that build', async () => {
      const { seen, take } = openPage('1', { 1: '2' });
      await take({ state: 'built', hash: '2' });
      expect(seen).toEqual(['refresh 2']);
      await take({ state: 'live', hash: '2' });
      expect(seen).not.toContain('reload');
    });

    it('applies missed builds one by one', async () => {
      const { seen, take } = openPage('1', { 1: '2', 2: '3' });
      await take({ state: 'live', hash: '3' });
      expect(seen).toEqual(['refresh 3']);
    });

    it.each([
      ['there is no update', {}, true],
      ['the update does not apply', { 1: 'broken' }, true],
      ['the change cannot be shown in place', { 1: '2' }, false],
    ])('reloads when %s, once the shell serves the build', async (_why, next, refreshes) => {
      const { seen, take } = openPage('1', next, refreshes);
      await take({ state: 'built', hash: '2' });
      expect(seen).not.toContain('reload');
      await take({ state: 'live', hash: '2' });
      expect(seen.filter((event) => event === 'reload')).toHaveLength(1);
    });

    it('shows why a build failed, and leaves the page unchanged', async () => {
      const { seen, take } = openPage('1');
      await take({ state: 'failed', problem: 'a brace is missing' });
      expect(seen).toEqual(['show a brace is missing']);
    });

    it('processes events in order', async () => {
      const { seen, take } = openPage('1', { 1: '2', 2: '3' });
      await Promise.all([
        take({ state: 'built', hash: '2' }),
        take({ state: 'built', hash: '3' }),
        take({ state: 'live', hash: '3' }),
      ]);
      expect(seen).toEqual(['refresh 2', 'refresh 3']);
    });
  });
});
