import { liteClient } from 'algoliasearch/lite';
import { createStore, type AppStore } from '../base';
import { json, startTestApi, type TestApi } from '../testing/test-api';
import { searchApi } from './endpoints';
import { inspectApi } from './inspect-endpoint';
import { answerWith, bath, empty } from './testing/service';

let server: TestApi;
let store: AppStore;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  store = createStore({ apiBase: server.base, report: () => undefined });
});
const answering = (...results: readonly (object | null)[]) => answerWith(server, ...results);
const { searchIndex, searchIndexes, getRecords } = searchApi.endpoints;
const { inspectIndex } = inspectApi.endpoints;

describe('other calls', () => {
  it('[C-19] searches several indexes in one call, each with its page', async () => {
    const asked = answering({ ...empty, nbHits: 1 }, { ...empty, nbHits: 2, suggestedQuery: 'nurse' });
    const { data } = await store.dispatch(
      searchIndexes.initiate([
        { kind: 'courses', query: 'nuse', perPage: 3 },
        { kind: 'employers', ids: [] },
        { kind: 'careers', query: 'nuse', perPage: 3 },
      ]),
    );
    expect(asked).toHaveLength(1);
    expect(data?.map(({ kind, total, suggestedQuery }) => [kind, total, suggestedQuery])).toEqual([
      ['courses', 1, null],
      ['employers', 0, null],
      ['careers', 2, 'nurse'],
    ]);
  });

  it('[C-19] gives records by id in their order, without those that are not there', async () => {
    answering(bath, null);
    const { data } = await store.dispatch(getRecords.initiate({ kind: 'universities', ids: ['1', '2'] }));
    expect(data?.map(({ name }) => name)).toEqual(['University of Bath']);
  });

  it('[R-17] inspects a search: ranking, highlights, time, the raw hit', async () => {
    const hit = { ...bath, _rankingInfo: { nbTypos: 0, matchedGeoLocation: { lat: 1 } } };
    server.answer(json({ ...empty, hits: [hit], nbHits: 1, processingTimeMS: 4, index: 'd10_universities' }));
    const { data } = await store.dispatch(
      inspectIndex.initiate({ kind: 'universities', query: 'bath', hits: 5 }),
    );
    expect(data).toMatchObject({ took: 4, total: 1, index: 'd10_universities' });
    expect(data?.hits[0]).toMatchObject({
      id: '10007850',
      ranking: [
        { name: 'nbTypos', value: '0' },
        { name: 'matchedGeoLocation', value: '{"lat":1}' },
      ],
      highlights: [{ attribute: 'title' }],
    });
    expect(JSON.parse(data?.hits[0]?.raw ?? '')).toMatchObject({ town: 'Bath' });
  });

  it('[C-19] [C-24] asks where and what the official client asks', async () => {
    const asked = answering(empty);
    await store.dispatch(searchIndex.initiate({ kind: 'courses', query: 'law', facets: ['region'] }));
    const client = liteClient('signpost', 'any-key', {
      hosts: [{ url: `${server.base.slice(7)}/search`, protocol: 'http', accept: 'readWrite' }],
    });
    const [{ indexName: name, ...parameters } = { indexName: '' }] = asked[0]?.body.requests ?? [];
    await client.search({ requests: [{ indexName: String(name), ...parameters }] });
    expect(asked[1]?.url.split('?')[0]).toBe(asked[0]?.url);
    expect(asked[1]?.body).toEqual(asked[0]?.body);
  });
});
