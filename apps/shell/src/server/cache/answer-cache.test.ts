import v8 from 'node:v8';
import vm from 'node:vm';
import { RouterContextProvider } from 'react-router-dom';
import type { AnswerMemory } from '@signpost/api-client/answer-memory';
import { api, createStore, fetching, load, storeContext } from '@signpost/api-client/base';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { createAnswerCache } from './answer-cache';

const endpoints = {
  build: () =>
    fetching<string, { readonly n: number }>({
      subject: 'unis',
      request: (id) => `/remembered/${id}`,
      read: (answer) => ({ n: (answer as { n: number }).n }),
    }),
};
const things = api.injectEndpoints({
  endpoints: (build) => ({
    getRemembered: build.query<{ readonly n: number }, string>({ queryFn: endpoints.build() }),
    getByNextRelease: build.query<{ readonly n: number }, string>({ queryFn: endpoints.build() }),
  }),
});

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

/** Asks as one request of a server does: with a store of its own. */
const ask = (memory: AnswerMemory | undefined, id: string, endpoint: keyof typeof things.endpoints) => {
  const store = createStore({ apiBase: server.base, memory });
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

describe('the memory of answers', () => {
  it('asks the API once for all requests within the max-age, for each argument on its own', async () => {
    const memory = createAnswerCache();
    answerFor(1, 'public, max-age=1, stale-while-revalidate=600');
    const both = await Promise.all([ask(memory, 'a', 'getRemembered'), ask(memory, 'a', 'getRemembered')]);
    expect([...both, await ask(memory, 'a', 'getRemembered')]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(server.asked).toHaveLength(1);
    await ask(memory, 'b', 'getRemembered');
    await pause(1_050);
    await ask(memory, 'a', 'getRemembered');
    expect(server.asked).toEqual(['GET /remembered/a', 'GET /remembered/b', 'GET /remembered/a']);
  });

  it.each([
    ['that the API gives to one person', 'private, max-age=60', 200],
    ['that must not be kept', 'no-store', 200],
    ['that has no cache headers', undefined, 200],
    ['that is a failure', 'public, max-age=60', 404],
  ])('does not keep an answer %s', async (_what, cacheControl, status) => {
    const memory = createAnswerCache();
    answerFor(1, cacheControl, status);
    await ask(memory, 'c', 'getRemembered').catch(() => undefined);
    await ask(memory, 'c', 'getRemembered').catch(() => undefined);
    expect(server.asked).toHaveLength(2);
  });

  it('does not give one release what another release of the same remote made of an answer', async () => {
    const memory = createAnswerCache();
    answerFor(1, 'public, max-age=60');
    await ask(memory, 'd', 'getRemembered');
    await ask(memory, 'd', 'getByNextRelease');
    expect(server.asked).toHaveLength(2);
  });

  it('evicts what was used least recently when all endpoints together exceed its bytes', async () => {
    const memory = createAnswerCache({ maxBytes: 30 });
    // {"data":{"n":1}} has 16 bytes: there is room for one.
    answerFor(1, 'public, max-age=60');
    await ask(memory, 'f', 'getRemembered');
    await ask(memory, 'f', 'getRemembered');
    expect(server.asked).toHaveLength(1);
    await ask(memory, 'f', 'getByNextRelease');
    await ask(memory, 'f', 'getRemembered');
    expect(server.asked).toHaveLength(3);
  });

  it('lets go of an expired answer that nobody asks for again, as those of a replaced release', async () => {
    const memory = createAnswerCache({ purgeIntervalMs: 50 });
    const remember = async () => {
      const told = { n: 1 };
      await memory.recall({}, 'g', () => Promise.resolve({ told, maxAge: 0.1 }));
      return new WeakRef(told);
    };
    const kept = await remember();
    await pause(250);
    collectGarbage();
    expect(kept.deref()).toBeUndefined();
  });

  it('is absent from the store of a browser', async () => {
    answerFor(1, 'public, max-age=60');
    await ask(undefined, 'e', 'getRemembered');
    await ask(undefined, 'e', 'getRemembered');
    expect(server.asked).toHaveLength(2);
  });
});
