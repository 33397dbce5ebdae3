import fc from 'fast-check';
import { startSearch } from '../../domain/search/testing/fixture';
import { anyText } from '../../testing/any-text';
import { searchParametersShape } from './parameters/parameters';

let service: Awaited<ReturnType<typeof startSearch>>;

beforeAll(async () => {
  service = await startSearch();
});
afterAll(() => service.close());

const post = (url: string, payload: unknown, type = 'text/plain') =>
  service.app.inject({
    method: 'POST',
    url: `/search/1/indexes/${url}`,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

it('accepts parameters as JSON of any content type, url-encoded in `params`, and in the query string', async () => {
  const parameters =
    'query=law&facets=%5B%22mode%22%5D&facetFilters=%5B%5B%22region%3AYorkshire%22%5D%5D&hitsPerPage=1';
  const answers = [
    await post('d10_courses/query', { params: parameters }),
    await post('d10_courses/query', { params: parameters }, 'application/json'),
    await post('d10_courses/query', { params: parameters }, 'application/x-www-form-urlencoded'),
    await service.app.inject(`/search/1/indexes/d10_courses/query?${parameters}&x-algolia-api-key=secret`),
    await post('d10_courses/query', {
      query: 'law',
      facets: 'mode',
      facetFilters: [['region:Yorkshire']],
      hitsPerPage: '1',
    }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      nbHits: 1,
      hits: [{ objectID: 'c7' }],
      facets: { mode: { 'Full-time': 1 } },
    });
    expect(answer.body).not.toContain('secret');
  }
});

it.each([
  ['hitsPerPage', -1],
  ['hitsPerPage', 1001],
  ['hitsPerPage', 1.5],
  ['hitsPerPage', 'many'],
  ['page', -1],
  ['page', 1e300],
  ['query', 5],
  ['query', 'a'.repeat(513)],
  ['facets', { mode: true }],
  ['filters', ['a']],
  ['filters', 'price >'],
  ['filters', Array(300).fill('x:a').join(' OR ')],
  ['facetFilters', [[['a:b']]]],
  ['facetFilters', '[["a'],
  ['facetFilters', ['nothing']],
  ['numericFilters', ['price:cheap']],
  ['aroundLatLng', 'Bath'],
  ['aroundLatLng', '91,0'],
  ['aroundRadius', 'far'],
  ['insideBoundingBox', '1,2,3'],
  ['typoTolerance', 'maybe'],
  ['queryType', 'all'],
  ['getRankingInfo', 'perhaps'],
  ['insidePolygon', '1,2,3,4'],
  ['insidePolygon', [[1, 2, 3, 4, 5, 6, 7]]],
  ['insidePolygon', [[1, 2, 3, 4, 5, 200]]],
  ['distinct', true],
  ['distinct', '2'],
  ['advancedSyntax', true],
  ['removeStopWords', ['en']],
  ['similarQuery', 'law'],
  ['disableTypoToleranceOnWords', ['law']],
  ['hitPerPage', 5],
])('refuses an invalid %s and names it: %j', async (name, value) => {
  const answer = await post('d10_courses/query', { [name]: value });
  expect(answer.statusCode).toBe(400);
  const { message, status } = answer.json<{ message: string; status: number }>();
  expect(status).toBe(400);
  expect(message).toContain(name);
});

it('limits filters that each scan all records, but not the values of one attribute', async () => {
  const values = Array.from({ length: 200 }, (_none, at) => `mode:${at}`);
  const ids = Array.from({ length: 200 }, (_none, at) => `objectID:c${at}`);
  for (const group of [values, ids])
    expect((await post('d10_courses/query', { facetFilters: [group] })).statusCode).toBe(200);
  const conditions = (count: number) => Array.from({ length: count }, (_none, at) => `salary > ${at}`);
  expect((await post('d10_courses/query', { numericFilters: conditions(32) })).statusCode).toBe(200);
  expect((await post('d10_courses/query', { numericFilters: conditions(33) })).json()).toEqual({
    status: 400,
    message: 'filters hold more than 32 conditions. The values of one attribute joined by OR count as one.',
  });
  const tooMany = { optionalFilters: values.slice(0, 17) };
  expect((await post('d10_courses/query', tooMany)).json()).toMatchObject({
    message: 'optionalFilters hold more than 16 conditions',
  });
});

it('limits the corners of polygons, because every record is compared with each', async () => {
  const corners = (count: number) => post('d10_courses/query', { insidePolygon: [Array(2 * count).fill(1)] });
  expect((await corners(100)).statusCode).toBe(200);
  expect((await corners(101)).json()).toMatchObject({
    message: expect.stringContaining('at most 100 corners'),
  });
});

it.each([
  ['a body that is not JSON', 'd10_courses/query', '{"query":', 400],
  ['a body of another shape', 'd10_courses/query', '[]', 400],
  ['no searches', '*/queries', '{}', 400],
  ['more than 50 searches', '*/queries', { requests: Array(51).fill({ indexName: 'd10_courses' }) }, 400],
  ['a body of more than 256 kB', 'd10_courses/query', { query: 'a'.repeat(257 * 1024) }, 413],
  ['an invalid cursor', 'd10_courses/browse', { cursor: 'abc' }, 400],
  ['an unknown facet', 'd10_courses/facets/nothing/query', {}, 400],
  ['an unknown index', '__proto__/query', {}, 404],
  ['an unknown call', 'd10_courses/settings/all', {}, 404],
])('refuses %s in the error format of the protocol', async (_what, url, payload, status) => {
  const answer = await post(url, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ message: expect.any(String), status });
});

it('accepts 50 searches in a call, an empty body, and parameters without effect', async () => {
  const many = await post('*/queries', {
    requests: Array(50).fill({ indexName: 'd10_courses', query: 'biology' }),
  });
  expect(many.json<{ results: unknown[] }>().results).toHaveLength(50);
  expect((await post('d10_courses/query', '')).json()).toMatchObject({ nbHits: 12 });
  const ignored = { analytics: false, clickAnalytics: true, userToken: 'someone' };
  expect((await post('d10_courses/query', ignored)).statusCode).toBe(200);
});

it('accepts parameters whose value is the built-in behaviour, as JSON and as text', async () => {
  const same = {
    distinct: false,
    advancedSyntax: false,
    relevancyStrictness: 100,
    exactOnSingleWordQuery: 'attribute',
    alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
    disableExactOnAttributes: [],
  };
  expect((await post('d10_courses/query', same)).statusCode).toBe(200);
  const params =
    'distinct=0&advancedSyntax=false&mode=keywordSearch&disableExactOnAttributes=%5B%5D&x-algolia-agent=any';
  expect((await post('d10_courses/query', { params })).statusCode).toBe(200);
});

it('refuses an unknown parameter with Algolia’s message', async () => {
  const answer = await post('*/queries', {
    requests: [{ indexName: 'd10_courses', attributesToFetch: ['title'] }],
  });
  expect(answer.json()).toEqual({ status: 400, message: 'Unknown parameter: attributesToFetch' });
});

const names = Object.keys(searchParametersShape);
const text = fc.oneof(
  anyText(),
  fc.constantFrom(
    "'; drop table course; --",
    '__proto__',
    'constructor',
    '[["a:b"]]',
    '51,-2',
    'true',
    '-1',
    '\0',
  ),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.array(text));

it('never answers 500 to arbitrary parameters', async () => {
  const parameters = fc.dictionary(fc.constantFrom(...names, 'other'), value, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(parameters, async (given) => {
      const { statusCode, body } = await post('d10_courses/query', given);
      expect([200, 400]).toContain(statusCode);
      expect(body).not.toMatch(/node_modules|at Object/);
    }),
    { numRuns: 500 },
  );
});

it('lets responses be cached until an index is rebuilt, but no errors [C-19]', async () => {
  const address = '/search/1/indexes/d10_courses/query?query=biology';
  const first = await service.app.inject(address);
  const { etag, 'cache-control': cacheControl } = first.headers;
  expect(cacheControl).toBe('public, max-age=60, stale-while-revalidate=600');
  const known = { 'if-none-match': String(etag) };
  const again = await service.app.inject({ url: address, headers: known });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const stale = await service.app.inject({ url: address, headers: { 'if-none-match': 'W/"another"' } });
  expect(stale.statusCode).toBe(200);

  const posted = await post('d10_courses/query', { query: 'biology' });
  expect([posted.headers['cache-control'], posted.headers.etag]).toEqual([cacheControl, undefined]);
  const wrong = await service.app.inject('/search/1/indexes/nothing/query');
  expect([wrong.statusCode, wrong.headers['cache-control'], wrong.headers.etag]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
});
