import type { ResponseCache } from '../response-cache';
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
const answering = (...results: readonly object[]) => answerWith(server, ...results);
const { searchIndex, searchIndexes, getRecords } = searchApi.endpoints;
const { inspectIndex } = inspectApi.endpoints;

describe('other calls', () => {
  it('searches several indexes in one call, with a page for each [C-19]', async () => {
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

  it('returns records in the order of the ids, without missing ones [C-19]', async () => {
    const asked = answering({
      ...empty,
      hits: [bath, { ...bath, objectID: '1', title: 'First' }],
      nbHits: 2,
    });
    const ids = ['1', 'gone', bath.objectID];
    const { data } = await store.dispatch(getRecords.initiate({ kind: 'universities', ids }));
    expect(data?.map(({ name }) => name)).toEqual(['First', 'University of Bath']);
    expect(asked[0]?.body.requests).toMatchObject([
      { facetFilters: [['objectID:1', 'objectID:gone', `objectID:${bath.objectID}`]], hitsPerPage: 3 },
    ]);
  });

  it('inspects a search: ranking, highlights, time, the raw hit [R-17]', async () => {
    const hit = { ...bath, _rankingInfo: { nbTypos: 0, matchedGeoLocation: { lat: 1 } } };
    answering({ ...empty, hits: [hit], nbHits: 1, processingTimeMS: 4, index: 'd10_universities' });
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

  it('calls the embedded service on the origin of the API, with the headers of the store [C-19]', async () => {
    const asked = answering(empty);
    const traced = createStore({ apiBase: server.base, headers: { 'x-request-id': 'id-1' } });
    await traced.dispatch(searchIndex.initiate({ kind: 'courses', query: 'law' }));
    expect(asked[0]).toMatchObject({
      path: '/search/1/indexes/*/queries',
      headers: { 'content-type': 'text/plain', 'x-request-id': 'id-1' },
    });
    expect(asked[0]?.body.requests[0]).not.toHaveProperty('analytics');
  });

  it('caches a response on the server for as long as the service allows', async () => {
    server.answer((request, response) => {
      response.setHeader('cache-control', 'public, max-age=60');
      json({ results: [empty] })(request, response);
    });
    const kept: number[] = [];
    const responseCache: ResponseCache = {
      getOrLoad: async (_endpoint, _key, ask) => {
        const { result, maxAge } = await ask();
        kept.push(maxAge);
        return result;
      },
    };
    const own = createStore({ apiBase: server.base, responseCache });
    expect((await own.dispatch(searchIndex.initiate({ kind: 'courses' }))).data?.total).toBe(0);
    expect(kept).toEqual([60]);
  });
});
