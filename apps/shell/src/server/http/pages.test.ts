import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { api, attempt, type ContextReader, load, NO_ADDRESSES } from '@signpost/api-client/base';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { pageHandle } from '@signpost/federation/contract';
import type { ActiveRemotes, RetiredRemote } from '@signpost/federation/loading';
import { until } from '../../testing/until';
import { createMicroCache, FRESH_MS } from '../cache/micro-cache';
import { createResponseCache } from '../cache/response-cache';
import { NO_PICTURES } from '../documents/testing/pictures';
import { createPayloads } from '../prerender/payloads';
import type { Part } from '../releases/canary-reports';
import { sameForAll } from '../releases/testing/same-for-all';
import type { RenderEnvironment } from '../render/render-environment';
import { testEnvironment } from '../render/testing/environment';
import { heldDeadlines } from '../render/testing/held-deadlines';
import { DOWN, SETTINGS } from '../render/testing/settings-call';
import { readSamples, samplesOf } from '../status/samples';
import { createMetrics } from './metrics';
import { createPages } from './pages';
import { FAILING_REMOTE } from './testing/failing-remote';

describe('whole pages', () => {
  const site = new URL('https://site.test');
  const pictures = { ...NO_PICTURES, preview: '/assets/preview.png' };
  const shell = {
    js: ['/assets/shell.js'],
    css: [],
    preload: [],
    fonts: [],
    icon: '/assets/icon.svg',
    pictures,
    chunks: {},
  };

  /** A remote with one page, whose loader counts its calls and resolves when the test calls `answer`. */
  const slowRemote = () => {
    const state = { asked: 0, answer: (): void => undefined };
    const wait = new Promise<void>((resolve) => (state.answer = resolve));
    const loaded = {
      name: 'slow',
      release: '0123456789ab',
      folder: '',
      manifest: {
        paths: ['/slow'],
        slots: [],
        files: {},
        client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
      },
      module: {
        routes: [
          {
            id: 'slow.page',
            path: '/slow',
            Component: () => 'the slow page',
            loader: async () => {
              state.asked += 1;
              await wait;
              return null;
            },
          },
        ],
      },
    };
    const remotes = { version: '1', retired: [], remotes: [{ name: 'slow', paths: ['/slow'], loaded }] };
    return { state, remotes: remotes as unknown as ActiveRemotes };
  };

  const serve = (remotes: ActiveRemotes, metrics = createMetrics()) => {
    const app = Fastify();
    const environment = {
      backend: 'http://127.0.0.1:9',
      responseCache: createResponseCache(),
      shell,
      siteSettings: async () => ({ mode: 'site' as const, addresses: NO_ADDRESSES, known: true }),
      onError: () => undefined,
      productionHost: undefined,
      identity: undefined,
      onReport: () => undefined,
    };
    const pages = createPages({
      site,
      environment,
      cache: createMicroCache(),
      metrics,
      partners: [],
      localhost: false,
      ...sameForAll(() => remotes),
    });
    app.get('/*', pages);
    return app;
  };

  describe('pages', () => {
    it('are rendered once for concurrent requests, each with its own nonce', async () => {
      const { state, remotes } = slowRemote();
      const app = serve(remotes);
      let visits = 0;
      app.addHook('onRequest', async () => void (visits += 1));
      const answers = Array.from({ length: 10 }, () => app.inject('/slow'));
      await until(() => visits === 10 && state.asked > 0);
      state.answer();
      const all = await Promise.all(answers);
      expect(state.asked).toBe(1);
      expect(all.every(({ statusCode, body }) => statusCode === 200 && body.includes('the slow page'))).toBe(
        true,
      );
      const nonces = all.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
      expect(new Set(nonces).size).toBe(10);
      all.forEach(({ headers }, index) =>
        expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`),
      );
    });

    it.each([
      ['gzip', 'br, gzip', gunzipSync],
      [undefined, 'br, gzip;q=0', (bytes: Buffer) => bytes],
    ] as const)(
      'come from the cache as %s to who takes %s, each with a nonce',
      async (encoding, accepted, open) => {
        const { state, remotes } = slowRemote();
        const app = serve(remotes);
        state.answer();
        const headers = { 'accept-encoding': accepted };
        await app.inject({ url: '/slow', headers });
        const [one, two] = await Promise.all([
          app.inject({ url: '/slow', headers }),
          app.inject({ url: '/slow', headers }),
        ]);
        const nonces = [one, two].map((answer) => {
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers['vary']).toBe('accept-encoding, x-embedded');
          const html = open(answer.rawPayload).toString();
          expect(html).toContain('the slow page');
          return /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
        });
        expect(one.headers['content-security-policy']).toContain(nonces[0]);
        expect(nonces[0]).not.toBe(nonces[1]);
      },
    );

    it('are compressed when they are rendered', async () => {
      const { state, remotes } = slowRemote();
      state.answer();
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const answer = await serve(remotes).inject({ url: '/slow', headers });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('the slow page');
    });

    it('are not found when no remote owns the path, and contain nothing unescaped [B-07]', async () => {
      const { remotes } = slowRemote();
      const { statusCode, body } = await serve(remotes).inject('/nowhere?y=<script>alert(1)</script>');
      expect(statusCode).toBe(404);
      expect(body).toContain('Page Not Found: /nowhere?y=');
      expect(body).not.toContain('<script>alert(1)');
    });

    it('are counted by status and cache, also without a metrics collector', async () => {
      const { state, remotes } = slowRemote();
      const metrics = createMetrics();
      const app = serve(remotes, metrics);
      state.answer();
      for (const path of ['/slow', '/slow', '/slow', '/nowhere']) await app.inject(path);
      const counts = samplesOf(readSamples(await metrics.registry.metrics()), 'signpost_page_seconds_count');
      expect(counts.map(({ labels, value }) => [labels['status'], labels['cache'], value])).toEqual([
        ['200', 'miss', 1],
        ['200', 'hit', 2],
        ['404', 'miss', 1],
      ]);
    });

    it('reject a malformed address', async () => {
      const { remotes } = slowRemote();
      const { statusCode, body } = await serve(remotes).inject(`/?q=${'x'.repeat(16_384)}`);
      expect(statusCode).toBe(414);
      expect(body).toContain('too long');
    });
  });
});

describe('partial pages', () => {
  let backend: TestApi;
  // One for each test, because a stale page is rendered again after the test that asked for it.
  beforeEach(async () => void (backend = await startTestApi()));
  afterEach(() => backend.close());

  const serve = () => {
    const clock = { now: 0 };
    const counted: (readonly Part[])[] = [];
    const metrics = createMetrics();
    const environment = testEnvironment({
      backend: backend.base,
      responseCache: createResponseCache(),
    });
    const app = Fastify();
    const visits = { count: 0 };
    app.addHook('onRequest', async () => void (visits.count += 1));
    // Like the shell's own hooks: a stream may be read later.
    app.addHook('onSend', () => new Promise<void>((resolve) => setImmediate(resolve)));
    app.get(
      '/*',
      createPages({
        site: new URL('https://site.test'),
        environment,
        cache: createMicroCache(() => clock.now),
        metrics,
        partners: [],
        localhost: false,
        resolveReleases: () => ({ remotes: FAILING_REMOTE, active: FAILING_REMOTE }),
        canaryReports: {
          note: (_active, _seen, parts) => void counted.push(parts),
          noteCached: () => undefined,
        },
      }),
    );
    return { ask: (url: string) => app.inject(url), clock, counted, metrics, visits };
  };

  describe('a page of which a part failed', () => {
    it.each([
      ['a row', '/', 'the row'],
      ['a part that the loader can do without', '/tolerates', ''],
    ])('is neither kept nor public when it was %s', async (_, path, words) => {
      const { ask } = serve();
      backend.answer(DOWN);
      const partial = await ask(path);
      expect([partial.statusCode, partial.headers['cache-control']]).toEqual([200, 'private, no-store']);
      backend.answer(SETTINGS);
      const complete = await ask(path);
      expect(complete.headers['cache-control']).toContain('public');
      expect(complete.body).toContain(words);
      expect(complete.headers['server-timing']).not.toContain('cache');
      expect((await ask(path)).headers['server-timing']).toContain('cache;desc="hit"');
    });

    it('does not replace a stale complete page', async () => {
      const { ask, clock, counted } = serve();
      backend.answer(SETTINGS);
      await ask('/');
      clock.now = FRESH_MS + 1;
      backend.answer(DOWN);
      expect((await ask('/')).body).toContain('the row');
      await until(() => counted.length === 2);
      expect(backend.asked.length).toBeGreaterThan(0);
      const still = await ask('/');
      expect(still.body).toContain('the row');
      expect(still.headers['server-timing']).toContain('cache;desc="stale"');
      // The last visit also renders the stale page again.
      await until(() => counted.length === 3);
    });

    it('is not shared with concurrent requests', async () => {
      const { ask, visits } = serve();
      let calls = 0;
      backend.answer((request, response) => {
        calls += 1;
        // The first two calls and the retry of each fail, after all three visitors have requested the page.
        const next = calls <= 4 ? DOWN : SETTINGS;
        void until(() => visits.count === 3).then(() => next(request, response));
      });
      const all = await Promise.all([ask('/'), ask('/'), ask('/')]);
      expect(all.map(({ body }) => body.includes('the row'))).toEqual([false, true, true]);
    });
  });

  describe('a page that is streamed', () => {
    it('is private while it is streamed, and cached once it is complete', async () => {
      const { ask } = serve();
      backend.answer(SETTINGS);
      const streamed = await ask('/late');
      expect(streamed.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(streamed.body).toContain('it came');
      const kept = await ask('/late');
      expect(kept.headers['cache-control']).toContain('public');
      expect(kept.headers['server-timing']).toContain('cache;desc="hit"');
      expect(kept.body.replaceAll(/nonce="[\w-]+"/g, '')).toBe(
        streamed.body.replaceAll(/nonce="[\w-]+"/g, ''),
      );
    });

    it('is not cached when a deferred part failed', async () => {
      const { ask, counted } = serve();
      expect((await ask('/late?fails')).statusCode).toBe(200);
      expect((await ask('/late?fails')).headers['server-timing']).not.toContain('cache');
      expect(counted.flat()).toEqual([
        { remote: 'unis', failed: true },
        { remote: 'unis', failed: true },
      ]);
    });
  });

  describe('a canary is judged by the faults of its release', () => {
    const failed = (counted: (readonly Part[])[]) =>
      counted.flat().map(({ remote, failed: isFailed }) => [remote, isFailed]);

    it.each(['/', '/needs', '/tolerates'])('not by faults of the backend: %s', async (path) => {
      const { ask, counted } = serve();
      backend.answer(DOWN);
      await ask(path);
      expect(failed(counted)).toEqual([['unis', false]]);
    });

    it.each([
      ['/throws', SETTINGS],
      ['/needs', json({ is: 'not what was agreed' })],
      ['/', json({ is: 'not what was agreed' })],
    ])('%s', async (path, answer) => {
      const { ask, counted } = serve();
      backend.answer(answer);
      await ask(path);
      expect(failed(counted)).toEqual([['unis', true]]);
    });
  });

  it('counts outcomes of pages with the faults', async () => {
    const { ask, metrics } = serve();
    backend.answer(DOWN);
    for (const path of ['/', '/needs', '/throws', '/nowhere']) await ask(path);
    const text = await metrics.registry.metrics();
    expect(text).toContain('signpost_render_outcomes_total{remote="shell",outcome="partial"} 1');
    expect(text).toContain('signpost_render_outcomes_total{remote="unis",outcome="failed"} 2');
    expect(text).toContain('signpost_render_outcomes_total{remote="shell",outcome="complete"} 1');
    expect(text).toContain('signpost_render_failures_total{part="slot",fault="backend",remote="unis"} 1');
    expect(text).toContain('signpost_render_failures_total{part="loader",fault="release",remote="unis"} 1');
  });
});

describe('late pages', () => {
  const pictures = { ...NO_PICTURES, preview: '/assets/preview.png' };
  const shell = { js: [], css: [], preload: [], fonts: [], icon: '/assets/icon.svg', pictures, chunks: {} };

  /** A remote with a page whose loader ends while `fine` holds, and never otherwise, and a page whose code never comes. */
  const moodyRemote = () => {
    const state = { fine: true, hanging: 0 };
    const hang = () => {
      state.hanging += 1;
      return new Promise<never>(() => undefined);
    };
    const loader = () => (state.fine ? null : hang());
    const loaded = {
      name: 'moody',
      release: '0123456789ab',
      folder: '',
      manifest: {
        paths: ['/moody', '/absent'],
        slots: [],
        files: {},
        client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
      },
      module: {
        routes: [
          { id: 'moody.page', path: '/moody', Component: () => 'the moody page', loader },
          { id: 'moody.absent', path: '/absent', lazy: hang },
        ],
      },
    };
    const remotes = {
      version: '1',
      retired: [],
      remotes: [{ name: 'moody', paths: ['/moody', '/absent'], loaded }],
    };
    return { state, remotes: remotes as unknown as ActiveRemotes };
  };

  const serve = (remotes: ActiveRemotes) => {
    const app = Fastify();
    const clock = { now: 0 };
    const errors: unknown[] = [];
    const pages = createPages({
      site: new URL('https://site.test'),
      environment: {
        backend: 'http://127.0.0.1:9',
        responseCache: createResponseCache(),
        shell,
        siteSettings: async () => ({ mode: 'site' as const, addresses: NO_ADDRESSES, known: true }),
        onError: (error) => void errors.push(error),
        productionHost: undefined,
        identity: undefined,
        onReport: () => undefined,
      },
      cache: createMicroCache(() => clock.now),
      metrics: createMetrics(),
      partners: [],
      localhost: false,
      resolveReleases: async () => ({ remotes, active: remotes }),
      canaryReports: { note: () => undefined, noteCached: () => undefined },
    });
    app.get('/*', pages);
    return { app, clock, errors };
  };

  let deadlines: ReturnType<typeof heldDeadlines>;
  beforeEach(() => void (deadlines = heldDeadlines()));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['loader', '/moody'],
    ['code', '/absent'],
  ])('says with the designed page that a page whose %s never comes took too long', async (_, path) => {
    const { state, remotes } = moodyRemote();
    state.fine = false;
    const { app, errors } = serve(remotes);
    const answer = app.inject(path);
    await until(() => state.hanging === 1);
    deadlines.passFirst();
    const { statusCode, body } = await answer;
    expect(statusCode).toBe(504);
    expect(body).toContain('took too long');
    expect(body).toContain('>Error</h1>');
    expect(errors).toHaveLength(1);
  });

  it('keeps serving a stale page while its rendering hangs', async () => {
    const { state, remotes } = moodyRemote();
    const { app, clock, errors } = serve(remotes);
    await app.inject('/moody');
    state.fine = false;
    clock.now = FRESH_MS + 1;
    const lost = jest.fn();
    process.once('unhandledRejection', lost);
    for (let visit = 0; visit < 2; visit += 1) {
      deadlines.forget();
      const { statusCode, body } = await app.inject('/moody');
      expect([statusCode, body.includes('the moody page')]).toEqual([200, true]);
      await until(() => state.hanging === visit + 1);
      deadlines.passFirst();
      await until(() => errors.length === visit + 1);
    }
    expect(lost).not.toHaveBeenCalled();
    process.off('unhandledRejection', lost);
  });
});

describe('retired pages', () => {
  const rooms: RetiredRemote = {
    paths: ['/rooms', '/rooms/:id'],
    redirects: { '/rooms/old': '/explore', '/rooms/:id': '/explore/unis/:id' },
  };

  /** Requests an address of a site with a retired remote. */
  const request = (url: string) => {
    const app = Fastify();
    const pages = createPages({
      site: new URL('https://site.test'),
      environment: testEnvironment(),
      cache: createMicroCache(),
      metrics: createMetrics(),
      partners: [],
      localhost: false,
      ...sameForAll(() => ({ version: '1', remotes: [], retired: [rooms] })),
    });
    app.get('/*', pages);
    return app.inject(url);
  };

  it.each([
    ['/rooms/7?from=letter&x=%2F', '/explore/unis/7?from=letter&x=%2F'],
    ['/rooms/a%2Fb', '/explore/unis/a%2Fb'],
    ['/rooms/old', '/explore'],
    ['/ROOMS/7/', '/explore/unis/7'],
    ['/cy/rooms/7?from=letter', '/cy/explore/unis/7?from=letter'],
    ['/cy/rooms/old', '/cy/explore'],
  ])('%s of a retired remote redirects to %s', async (url, target) => {
    const { statusCode, headers } = await request(url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('an address of a retired remote without a redirect answers 410, with a next step', async () => {
    const { statusCode, body } = await request('/rooms');
    expect(statusCode).toBe(410);
    expect(body).toContain('This page is no longer part of the site');
    expect(body).toContain('noindex');
  });

  it('pages name the paths of retired remotes, so that links to them load from the server', async () => {
    const { statusCode, body } = await request('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('"documents":["/rooms","/rooms/:id"');
  });
});

describe('payloads', () => {
  const RELEASE = '0123456789ab';
  const { getFigs, getTea } = api.injectEndpoints({
    endpoints: (build) => ({
      getFigs: build.query<unknown, undefined>({ query: () => '/figs' }),
      getTea: build.query<unknown, undefined>({ query: () => '/tea' }),
    }),
  }).endpoints;

  const page = (id: string, prerender: boolean) => ({
    id: `figs.${id}`,
    path: `/${id}`,
    lazy: async () => ({
      Component: () => null,
      handle: pageHandle({
        ...(prerender && { prerender }),
        head: () => ({ title: 'Figs', description: '', canonical: `/${id}` }),
      }),
      loader: async ({ context }: { context: ContextReader }) => {
        if (id === 'tea') await attempt(context, getTea.initiate(undefined));
        return load(context, getFigs.initiate(undefined));
      },
    }),
  });

  const routes = [page('figs', true), page('plums', false), page('tea', true)];
  const loaded = { name: 'figs', release: RELEASE, manifest: { slots: [] }, module: { routes } };
  const remotes = {
    version: '1',
    retired: [],
    remotes: [{ name: 'figs', paths: ['/figs', '/plums', '/tea'], loaded }],
  } as unknown as ActiveRemotes;

  let backend: TestApi;
  beforeAll(async () => void (backend = await startTestApi()));
  afterAll(() => backend.close());

  const serve = (mode = 'site') => {
    const environment = {
      backend: backend.base,
      responseCache: createResponseCache(),
      siteSettings: async () => ({ mode, addresses: NO_ADDRESSES, known: true }),
      onError: () => undefined,
      onReport: () => undefined,
    } as unknown as RenderEnvironment;
    const app = Fastify();
    const site = new URL('https://site.test');
    app.get(
      '/*',
      createPayloads({
        site,
        environment,
        keep: true,
        resolveReleases: () => ({ remotes, active: remotes }),
      }),
    );
    return app;
  };

  it('returns the API answers of a prerendered page’s loader and the release [B-08]', async () => {
    backend.answer(json({ figs: 3 }));
    const response = await serve().inject('/figs/_payload.json?ignored=1');
    expect(response.json()).toEqual({
      release: RELEASE,
      cache: [{ endpointName: 'getFigs', value: { figs: 3 } }],
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toContain('s-maxage=10');
  });

  it('returns the API answers in the language of the address [B-08] [B-21]', async () => {
    backend.answer(json({ figs: 3 }));
    const response = await serve().inject('/cy/figs/_payload.json');
    expect(response.json()).toMatchObject({ release: RELEASE });
    expect(backend.asked).toEqual(['GET /figs?lang=cy']);
  });

  it('responds with 404 inside another site, where pages need a login [B-08] [B-13]', async () => {
    backend.answer(json({ figs: 3 }));
    expect((await serve('embed').inject('/figs/_payload.json')).statusCode).toBe(404);
  });

  it('creates a payload once for concurrent requests, and sends a 304 for a matching ETag [B-08]', async () => {
    backend.answer(json({ figs: 3 }));
    const app = serve();
    const [first] = await Promise.all(Array.from({ length: 10 }, () => app.inject('/figs/_payload.json')));
    expect(backend.asked).toEqual(['GET /figs']);
    const headers = { 'if-none-match': first?.headers['etag'] };
    const again = await app.inject({ url: '/figs/_payload.json', headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each(['/plums/_payload.json', '/nothing/_payload.json', '//figs/_payload.json', '/_payload.json'])(
    'responds with 404 to %s, whose page is not prerendered [B-08]',
    async (path) => {
      backend.answer(json({ figs: 3 }));
      const response = await serve().inject(path);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(backend.asked).toEqual([]);
    },
  );

  it('responds with 404 for a partial page until it is complete [B-08]', async () => {
    const app = serve();
    backend.answer(byPath({ '/figs': json({ figs: 3 }), '/tea': json({ title: 'Down' }, 503) }));
    const partial = await app.inject('/tea/_payload.json');
    expect([partial.statusCode, partial.headers['cache-control']]).toEqual([404, 'no-store']);
    backend.answer(json({ figs: 4 }));
    const complete = await app.inject('/tea/_payload.json');
    expect(complete.json()).toMatchObject({ cache: [{ value: { figs: 4 } }, { value: { figs: 4 } }] });
  });

  it('responds with 404 for a failed page until it succeeds [B-08]', async () => {
    const app = serve();
    backend.answer(json({ title: 'Away' }, 410));
    expect((await app.inject('/figs/_payload.json')).statusCode).toBe(404);
    backend.answer(json({ figs: 4 }));
    expect((await app.inject('/figs/_payload.json')).json()).toMatchObject({
      cache: [{ value: { figs: 4 } }],
    });
  });
});
