import { createStore, type AppStore } from '../base';
import { inTurn, json, startTestApi, type TestApi } from '../testing/test-api';
import { searchApi } from './endpoints';
import { inspectApi } from './inspect-endpoint';

let server: TestApi;
let store: AppStore;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  store = createStore({ apiBase: server.base, report: () => undefined });
});

const empty = { hits: [], nbHits: 0, nbPages: 0 };
const { searchIndex, searchIndexes, getRecords } = searchApi.endpoints;
const { inspectIndex } = inspectApi.endpoints;

describe('failures', () => {
  const down = json({ message: 'x', status: 400 }, 400);
  it.each([
    ['searching from Algolia', () => searchIndex.initiate({ kind: 'courses' })],
    ['fetching multiple objects', () => getRecords.initiate({ kind: 'courses', ids: ['1'] })],
    ['multiple queries request', () => searchIndexes.initiate([{ kind: 'courses' }])],
    ['searching from Algolia', () => inspectIndex.initiate({ kind: 'courses', query: '', hits: 1 })],
  ])('[X-04] say that there has been a problem %s', async (words, query) => {
    server.answer(down);
    const { error } = await store.dispatch(query() as ReturnType<typeof searchIndex.initiate>);
    expect(error).toMatchObject({ status: 400, message: expect.stringMatching(/^There has been a problem/) });
    expect(error).toMatchObject({ message: expect.stringContaining(words) });
  });

  it.each([[{}], [{ results: [] }], [{ results: [{ hits: 'none' }] }]])(
    '[X-04] an answer such as %j is one too',
    async (answer) => {
      server.answer(json(answer));
      const { error } = await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
      expect(error).toMatchObject({
        status: 502,
        message: expect.stringContaining('searching from Algolia'),
      });
    },
  );

  it('[C-24] a search is tried a second time', async () => {
    server.answer(inTurn(json({}, 503), json({ results: [empty] })));
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
    expect(data?.total).toBe(0);
    expect(server.asked).toHaveLength(2);
  });
});
