import { RouterContextProvider } from 'react-router-dom';
import { json, startTestApi, type TestApi } from '../testing';
import { api, createStore, fetching, load, storeContext } from '../base';
import { createAnswerMemory, type AnswerMemory } from '.';

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

describe('what a server remembers of the API', () => {
  it('is one asking for all the requests of the time that the API allows, each argument for itself', async () => {
    let now = 0;
    const memory = createAnswerMemory(
      () => new Map(),
      () => now,
    );
    answerFor(1, 'public, max-age=60, stale-while-revalidate=600');
    const first = await Promise.all([ask(memory, 'a', 'getRemembered'), ask(memory, 'a', 'getRemembered')]);
    now = 59_000;
    expect([...first, await ask(memory, 'a', 'getRemembered')]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(server.asked).toHaveLength(1);
    await ask(memory, 'b', 'getRemembered');
    now = 61_000;
    await ask(memory, 'a', 'getRemembered');
    expect(server.asked).toEqual(['GET /remembered/a', 'GET /remembered/b', 'GET /remembered/a']);
  });

  it.each([
    ['that the API gives to one person', 'private, max-age=60', 200],
    ['that must not be kept', 'no-store', 200],
    ['that says nothing of keeping', undefined, 200],
    ['that is a failure', 'public, max-age=60', 404],
  ])('is no answer %s', async (_what, cacheControl, status) => {
    const memory = createAnswerMemory(() => new Map());
    answerFor(1, cacheControl, status);
    await ask(memory, 'c', 'getRemembered').catch(() => undefined);
    await ask(memory, 'c', 'getRemembered').catch(() => undefined);
    expect(server.asked).toHaveLength(2);
  });

  it('is not what another release of a remote understood', async () => {
    const memory = createAnswerMemory(() => new Map());
    answerFor(1, 'public, max-age=60');
    await ask(memory, 'd', 'getRemembered');
    await ask(memory, 'd', 'getByNextRelease');
    expect(server.asked).toHaveLength(2);
  });

  it('is nothing in a browser, whose store has no memory', async () => {
    answerFor(1, 'public, max-age=60');
    await ask(undefined, 'e', 'getRemembered');
    await ask(undefined, 'e', 'getRemembered');
    expect(server.asked).toHaveLength(2);
  });
});
