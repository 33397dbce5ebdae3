import v8 from 'node:v8';
import vm from 'node:vm';
import { RouterContextProvider } from 'react-router-dom';
import type { ResponseCache } from '@signpost/api-client/response-cache';
import { api, createStore, fetching, load, storeContext } from '@signpost/api-client/base';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { createResponseCache } from './response-cache';

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
const loadFresh = (cache: ResponseCache | undefined, id: string, endpoint: keyof typeof things.endpoints) => {
  const store = createStore({ apiBase: server.base, responseCache: cache });
  const context = new RouterContextProvider(new Map([[storeContext, store]]));
  return load(context, things.endpoints[endpoint].initiate(id));
};

const answerFor = (n: number, cacheControl?: string, status = 200) =>
  server.answer((request, response) => {
    if (cacheControl) response.setHeader('cache-control', cacheControl);
    json({ n }, status)(request, response);
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const collectGarbage = () => {
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
};

describe('the answer cache', () => {
  it('calls the API once within the max-age for each argument', async () => {
    const cache = createResponseCache();
    answerFor(1, 'public, max-age=1, stale-while-revalidate=600');
    const both = await Promise.all([loadFresh(cache, 'a', 'getCached'), loadFresh(cache, 'a', 'getCached')]);
    expect([...both, await loadFresh(cache, 'a', 'getCached')]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(server.asked).toHaveLength(1);
    await loadFresh(cache, 'b', 'getCached');
    await pause(1_050);
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
    const cache = createResponseCache({ purgeIntervalMs: 50 });
    const cacheResult = async () => {
      const result = { n: 1 };
      await cache.getOrLoad({}, 'g', () => Promise.resolve({ result, maxAge: 0.1 }));
      return new WeakRef(result);
    };
    const cached = await cacheResult();
    await pause(250);
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
