import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApiInState, type ApiInState } from './api-in-state';
import { emptyLists } from './emptied';

let upstream: Server;
let api: ApiInState;
beforeAll(async () => {
  upstream = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    request.pipe(response);
    if (request.method === 'GET') response.end('{"total":2,"results":[{"id":1},{"id":2}]}');
  });
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
  api = await openApiInState(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await api.close();
  upstream.close();
});
afterEach(() => api.setState('whole'));

const get = async (path: string) => {
  const answer = await fetch(new URL(path, api.url));
  return [answer.status, await answer.text()];
};

describe('API in front of a shell', () => {
  it('passes everything through while its state is normal, including POST bodies', async () => {
    expect(await get('/api/v1/things')).toEqual([200, '{"total":2,"results":[{"id":1},{"id":2}]}']);
    const posted = await fetch(new URL('/graphql', api.url), { method: 'POST', body: '{"query":"q"}' });
    expect(await posted.text()).toBe('{"query":"q"}');
  });

  it.each([
    ['failing', 500],
    ['missing', 404],
  ] as const)('while %s answers %i to page requests only', async (state, status) => {
    api.setState(state);
    expect((await get('/api/v1/things'))[0]).toBe(status);
    expect((await get('/api/settings'))[0]).toBe(200);
    expect((await get('/readyz'))[0]).toBe(200);
  });

  it('returns empty lists while it is empty', async () => {
    api.setState('empty');
    expect(await get('/api/v1/things')).toEqual([200, '{"total":0,"results":[]}']);
  });
});

it('empties lists and their counts, and keeps values that are not lists', () => {
  expect(emptyLists({ name: 'Bath', count: 3, places: [1, 2], inner: { total: 1, items: [{}] } })).toEqual({
    name: 'Bath',
    count: 0,
    places: [],
    inner: { total: 0, items: [] },
  });
});

it('empties each result of a multi-search, and keeps the number of results', () => {
  const hits = { hits: [{ objectID: 'x' }], nbHits: 1, facets: { a: { b: 1 } } };
  expect(emptyLists({ results: [hits, hits] })).toEqual({
    results: [
      { hits: [], nbHits: 0, facets: { a: { b: 1 } } },
      { hits: [], nbHits: 0, facets: { a: { b: 1 } } },
    ],
  });
});
