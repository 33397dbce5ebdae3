import v8 from 'node:v8';
import vm from 'node:vm';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router-dom';
import { api, createStore, fetching, load, storeContext } from '@signpost/api-client/base';
import type { ResponseCache } from '@signpost/api-client/response-cache';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { deflatePart, gzipParts, joinParts } from './gzip-pieces';
import { createMicroCache, FRESH_MS, STALE_MS, withNonce } from './micro-cache';
import { pageKey } from './page-key';
import { createResponseCache } from './response-cache';

describe('pieces', () => {
  describe('gzip in pieces', () => {
    it('decompresses to the parts with the separator between them', () => {
      const bytes = fc.uint8Array({ maxLength: 5_000 }).map((array) => Buffer.from(array));
      fc.assert(
        fc.property(fc.array(bytes, { minLength: 1, maxLength: 6 }), bytes, (parts, between) => {
          const file = gzipParts(parts, parts.map(deflatePart), between);
          return gunzipSync(file).equals(joinParts(parts, between));
        }),
      );
    });
  });
});

describe('pages', () => {
  const FACTS = { status: 200, framed: false };

  const at = (start: number) => {
    const clock = { now: start };
    return { clock, cache: createMicroCache(() => clock.now) };
  };

  describe('the micro-cache', () => {
    it('replaces every nonce of a cached page', () => {
      const { cache } = at(0);
      cache.set('/', FACTS, '<script nonce="abc"></script><link nonce="abc">', 'abc');
      const { page } = cache.get('/') ?? {};
      expect(page && withNonce(page, 'new').toString()).toBe(
        '<script nonce="new"></script><link nonce="new">',
      );
    });

    it('marks a page as stale after ten seconds and drops it five minutes later', () => {
      const { cache, clock } = at(0);
      cache.set('/', FACTS, 'page', 'abc');
      expect(cache.get('/')?.stale).toBe(false);
      clock.now = FRESH_MS + 1;
      expect(cache.get('/')?.stale).toBe(true);
      clock.now = FRESH_MS + STALE_MS + 1;
      expect(cache.get('/')).toBeUndefined();
    });

    it('evicts pages above its size limit', () => {
      const { cache } = at(0);
      const page = 'x'.repeat(1_000_000);
      for (let index = 0; index < 100; index += 1) cache.set(`/?${index}`, FACTS, page, 'abc');
      expect(cache.get('/?0')).toBeUndefined();
      expect(cache.get('/?99')).toBeDefined();
    });
  });
});

describe('keys', () => {
  const page = {
    mode: 'site',
    embedded: false,
    remotes: { version: '7/unis:0123456789ab' },
    path: '/?a=1',
  } as const;

  it.each([
    ['app mode', { mode: 'app' }],
    ['embed mode', { mode: 'embed' }],
    ['a host’s request', { embedded: true }],
    ['other releases', { remotes: { version: '7/unis:ba9876543210' } }],
    ['another path', { path: '/b?a=1' }],
    ['another query', { path: '/?a=2' }],
  ] as const)('differs for %s', (_, other) => {
    expect(pageKey({ ...page, ...other })).not.toBe(pageKey(page));
  });

  it('is equal for the same page', () => {
    expect(pageKey({ ...page, remotes: { version: '7/unis:0123456789ab' } })).toBe(pageKey(page));
  });
});

describe('answers', () => {
  const endpoints = {
    build: () =>
      fetching<string, { readonly n: number }>({
        subject: 'unis',
        request: (id) => `/things/${id}`,
        read: (answer) => ({ n: (answer as { n: number }).n }),
      }),
  };
  const things = api.injectEndpoints({
    endpoints: (build) => ({
      getCached: build.query<{ readonly n: number }, string>({ queryFn: endpoints.build() }),
      getByNextRelease: build.query<{ readonly n: number }, string>({ queryFn: endpoints.build() }),
    }),
  });

  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  /** Loads an endpoint with a new store, as each request to the server does. */
  const loadFresh = (
    cache: ResponseCache | undefined,
    id: string,
    endpoint: keyof typeof things.endpoints,
  ) => {
    const store = createStore({ apiBase: server.base, responseCache: cache });
    const context = new RouterContextProvider(new Map([[storeContext, store]]));
    return load(context, things.endpoints[endpoint].initiate(id));
  };

  const answerFor = (n: number, cacheControl?: string, status = 200) =>
    server.answer((request, response) => {
      if (cacheControl) response.setHeader('cache-control', cacheControl);
      json({ n }, status)(request, response);
    });

  /** Lets the cache's clock be later by these milliseconds. */
  const passTime = (milliseconds: number) => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  };
  afterEach(() => jest.restoreAllMocks());

  const collectGarbage = () => {
    v8.setFlagsFromString('--expose-gc');
    (vm.runInNewContext('gc') as () => void)();
  };

  describe('the answer cache', () => {
    it('calls the API once within the max-age for each argument', async () => {
      const cache = createResponseCache();
      answerFor(1, 'public, max-age=1, stale-while-revalidate=600');
      const both = await Promise.all([
        loadFresh(cache, 'a', 'getCached'),
        loadFresh(cache, 'a', 'getCached'),
      ]);
      expect([...both, await loadFresh(cache, 'a', 'getCached')]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
      expect(server.asked).toHaveLength(1);
      await loadFresh(cache, 'b', 'getCached');
      passTime(1_001);
      await loadFresh(cache, 'a', 'getCached');
      expect(server.asked).toEqual(['GET /things/a', 'GET /things/b', 'GET /things/a']);
    });

    it.each([
      ['that is private', 'private, max-age=60', 200],
      ['with no-store', 'no-store', 200],
      ['without cache headers', undefined, 200],
      ['with an error status', 'public, max-age=60', 404],
    ])('does not cache an answer %s', async (_, cacheControl, status) => {
      const cache = createResponseCache();
      answerFor(1, cacheControl, status);
      await loadFresh(cache, 'c', 'getCached').catch(() => undefined);
      await loadFresh(cache, 'c', 'getCached').catch(() => undefined);
      expect(server.asked).toHaveLength(2);
    });

    it('does not share answers between releases of the same remote', async () => {
      const cache = createResponseCache();
      answerFor(1, 'public, max-age=60');
      await loadFresh(cache, 'd', 'getCached');
      await loadFresh(cache, 'd', 'getByNextRelease');
      expect(server.asked).toHaveLength(2);
    });

    it('evicts the least recently used answers when all endpoints together exceed the size limit', async () => {
      const cache = createResponseCache({ maxBytes: 30 });
      // {"data":{"n":1}} has 16 bytes: there is room for one.
      answerFor(1, 'public, max-age=60');
      await loadFresh(cache, 'f', 'getCached');
      await loadFresh(cache, 'f', 'getCached');
      expect(server.asked).toHaveLength(1);
      await loadFresh(cache, 'f', 'getByNextRelease');
      await loadFresh(cache, 'f', 'getCached');
      expect(server.asked).toHaveLength(3);
    });

    it('removes expired answers that are not requested again, such as those of a replaced release', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
      const cache = createResponseCache();
      const cacheResult = async () => {
        const result = { n: 1 };
        await cache.getOrLoad({}, 'g', () => Promise.resolve({ result, maxAge: 0.1 }));
        return new WeakRef(result);
      };
      const cached = await cacheResult();
      passTime(30_000);
      jest.advanceTimersByTime(30_000);
      jest.useRealTimers();
      // What was read in a task is kept until it ends.
      await new Promise(setImmediate);
      collectGarbage();
      expect(cached.deref()).toBeUndefined();
    });

    it('is not used by a store without it, as in a browser', async () => {
      answerFor(1, 'public, max-age=60');
      await loadFresh(undefined, 'e', 'getCached');
      await loadFresh(undefined, 'e', 'getCached');
      expect(server.asked).toHaveLength(2);
    });
  });
});
