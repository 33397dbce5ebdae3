import { RouterContextProvider } from 'react-router-dom';
import { json, startTestApi, type TestApi } from '../testing';
import { api, cacheEntriesOf, createStore, load, restoreCache, SESSION_CACHE_SECONDS, storeContext } from '.';

const things = api.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ n: number }, { id: string }>({ query: ({ id }) => `/things/${id}` }),
  }),
});

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const contextOf = (store: ReturnType<typeof createStore>) =>
  new RouterContextProvider(new Map([[storeContext, store]]));

describe('transferring the cache from server to browser', () => {
  it('a result serialised into the page is not fetched again', async () => {
    server.answer(json({ n: 1 }));
    const onServer = createStore({ apiBase: server.base });
    await load(contextOf(onServer), things.endpoints.getThing.initiate({ id: 'a' }));
    const travelled = JSON.parse(JSON.stringify(cacheEntriesOf(onServer)));

    const inBrowser = createStore({ apiBase: server.base });
    restoreCache(inBrowser, travelled);
    expect(await load(contextOf(inBrowser), things.endpoints.getThing.initiate({ id: 'a' }))).toEqual({
      n: 1,
    });
    expect(server.asked).toEqual(['GET /things/a']);
  });

  it('results are queued for the endpoint of a remote that is not loaded yet', async () => {
    server.answer(json({ n: 2 }));
    const store = createStore({ apiBase: server.base });
    restoreCache(store, [{ endpointName: 'getLater', arg: { id: 'b' }, value: { n: 7 } }]);
    const later = api.injectEndpoints({
      endpoints: (build) => ({
        getLater: build.query<{ n: number }, { id: string }>({ query: ({ id }) => `/later/${id}` }),
      }),
    });
    expect(await load(contextOf(store), later.endpoints.getLater.initiate({ id: 'b' }))).toEqual({ n: 7 });
    expect(server.asked).toEqual([]);
  });

  it('failures are not transferred', async () => {
    server.answer(json({}, 404));
    const store = createStore({ apiBase: server.base });
    await expect(
      load(contextOf(store), things.endpoints.getThing.initiate({ id: 'x' })),
    ).rejects.toBeDefined();
    expect(cacheEntriesOf(store)).toEqual([]);
  });

  it('the browser keeps a result for 60 minutes after its last use [K-06]', async () => {
    expect(SESSION_CACHE_SECONDS).toBe(3600);
    server.answer(json({ n: 3 }));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const store = createStore({ apiBase: server.base });
      await load(contextOf(store), things.endpoints.getThing.initiate({ id: 'k' }));
      jest.advanceTimersByTime(59 * 60_000);
      expect(cacheEntriesOf(store)).toHaveLength(1);
      jest.advanceTimersByTime(2 * 60_000);
      expect(cacheEntriesOf(store)).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
