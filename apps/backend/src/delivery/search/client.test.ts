import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { courseRecords, startSearch } from '../../domain/search/testing/fixture';

let service: Awaited<ReturnType<typeof startSearch>>;
let client: ReturnType<typeof algoliasearch>;
let lite: ReturnType<typeof liteClient>;

beforeAll(async () => {
  service = await startSearch();
  client = algoliasearch('signpost', 'any-key', service.options);
  lite = liteClient('signpost', 'any-key', service.options);
});
afterAll(() => service.close());

const INDEX_NAME = 'd10_courses';

const search = (searchParams: object) =>
  client.searchSingleIndex<{ town?: string }>({ indexName: INDEX_NAME, searchParams });
const ids = ({ hits }: { hits: { objectID: string }[] }) => hits.map(({ objectID }) => objectID);

it('answers a search of one index in the documented format [C-19]', async () => {
  const answer = await search({ query: 'computer sc', facets: ['region', 'salary'], hitsPerPage: 5 });
  expect(ids(answer)).toEqual(['c1', 'c2']);
  expect(answer).toMatchObject({
    nbHits: 2,
    page: 0,
    nbPages: 1,
    hitsPerPage: 5,
    query: 'computer sc',
    index: INDEX_NAME,
    exhaustiveNbHits: true,
    facets: { region: { 'South West': 1, Yorkshire: 1 }, salary: { 33000: 1, 38000: 1 } },
    facets_stats: { salary: { min: 33_000, max: 38_000, avg: 35_500, sum: 71_000 } },
  });
  expect(answer.processingTimeMS).toBeGreaterThan(0);
  expect(new URLSearchParams(answer.params).get('query')).toBe('computer sc');
  expect(answer).not.toHaveProperty('queryID');
  expect(answer.hits[0]?._highlightResult).toMatchObject({
    title: {
      value: '<em>Computer</em> <em>Sc</em>ience',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['computer', 'sc'],
    },
    town: { value: 'Bath', matchLevel: 'none', matchedWords: [] },
  });
});

it('answers several searches and facet searches in one call, with both clients [C-19]', async () => {
  for (const each of [client, lite]) {
    const { results } = await each.search({
      requests: [
        { indexName: INDEX_NAME, query: 'law' },
        { indexName: 'd10_articles', query: 'course' },
        { indexName: INDEX_NAME, type: 'facet', facet: 'provider', facetQuery: 'der' },
      ],
    });
    expect(results).toMatchObject([
      { nbHits: 2, index: INDEX_NAME },
      { nbHits: 1, index: 'd10_articles' },
      {
        facetHits: [{ value: 'University of Derby', highlighted: 'University of <em>Der</em>by', count: 4 }],
      },
    ]);
  }
});

it('skips further searches after one with enough hits when strategy is stopIfEnoughMatches [C-19]', async () => {
  const requests = ['law', 'biology'].map((query) => ({ indexName: INDEX_NAME, query, hitsPerPage: 2 }));
  const { results } = await client.search({ requests, strategy: 'stopIfEnoughMatches' });
  expect(results).toMatchObject([{ nbHits: 2 }, { nbHits: 0, hits: [], processed: false }]);
});

it('returns records by id, and null or 404 for unknown ids [C-19]', async () => {
  expect(await client.getObject({ indexName: INDEX_NAME, objectID: 'c7' })).toEqual(courseRecords[6]);
  const one = { indexName: INDEX_NAME, objectID: 'c7', attributesToRetrieve: ['title'] };
  expect(await client.getObject(one)).toEqual({ objectID: 'c7', title: 'Law' });
  const { results } = await client.getObjects({
    requests: [one, { indexName: INDEX_NAME, objectID: 'none' }],
  });
  expect(results).toEqual([{ objectID: 'c7', title: 'Law' }, null]);
  await expect(client.getObject({ indexName: INDEX_NAME, objectID: 'none' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    message: 'ObjectID does not exist',
  });
});

it('finds a record by a filter on objectID, which the lite client needs [C-19]', async () => {
  const { results } = await lite.search({ requests: [{ indexName: INDEX_NAME, filters: 'objectID:c9' }] });
  expect(results).toMatchObject([{ nbHits: 1, hits: [{ objectID: 'c9' }] }]);
});

it('searches the values of a facet', async () => {
  const found = (facetName: string, body: object) =>
    client.searchForFacetValues({ indexName: INDEX_NAME, facetName, searchForFacetValuesRequest: body });
  expect((await found('mode', { facetQuery: 'part' })).facetHits).toEqual([
    { value: 'Part-time', highlighted: '<em>Part</em>-time', count: 4 },
  ]);
  expect((await found('mode', { facetQuery: '', params: 'query=law' })).facetHits).toMatchObject([
    { value: 'Full-time', count: 2 },
  ]);
  await expect(found('title', {})).rejects.toMatchObject({ status: 400 });
});

it('browses all records page by page with a cursor', async () => {
  const browsed: string[] = [];
  await client.browseObjects({
    indexName: INDEX_NAME,
    browseParams: { hitsPerPage: 5 },
    aggregator: ({ hits }) => void browsed.push(...hits.map(({ objectID }) => objectID)),
  });
  expect(browsed.toSorted()).toEqual(courseRecords.map(({ objectID }) => objectID).toSorted());
  const first = await client.browse({
    indexName: INDEX_NAME,
    browseParams: { filters: 'mode:Part-time', hitsPerPage: 3 },
  });
  const rest = await client.browse({ indexName: INDEX_NAME, browseParams: { cursor: first.cursor ?? '' } });
  expect([...ids(first), ...ids(rest)].toSorted()).toEqual(['c10', 'c2', 'c3', 'c6']);
  expect(rest.cursor).toBeUndefined();
});

it('lists the indexes with their replicas', async () => {
  const { items } = await client.listIndices();
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([
    ['d10_courses', 12],
    ['d10_articles', 1],
  ]);
  expect(items[0]).toMatchObject({ replicas: expect.arrayContaining(['d10_courses_salary_desc']) });
});

it('finds each index also by its production name [K-10]', async () => {
  const answer = await client.searchSingleIndex({ indexName: 'd10_courses_prod' });
  expect(answer).toMatchObject({ nbHits: 12, index: 'd10_courses_prod' });
});

it('sorts a replica by its attribute, in both directions with records that lack it last', async () => {
  const sorted = async (name: string) => ids(await client.searchSingleIndex({ indexName: name }));
  const rising = await sorted('d10_courses_salary_asc');
  expect(rising).toEqual(['c12', 'c11', 'c10', 'c6', 'c5', 'c4', 'c8', 'c3', 'c9', 'c2', 'c1', 'c7']);
  const falling = await sorted('d10_courses_prod_salary_desc');
  expect(falling).toEqual([...rising.slice(0, -1).reverse(), 'c7']);
});

it('answers 404 with Algolia’s message for an unknown index [X-04]', async () => {
  const unknown = { status: 404, message: 'Index d10_nothing does not exist' };
  await expect(client.searchSingleIndex({ indexName: 'd10_nothing' })).rejects.toMatchObject(unknown);
  await expect(lite.search({ requests: [{ indexName: 'd10_nothing' }] })).rejects.toMatchObject(unknown);
});

it('answers 400 with the parameter and position of the error in a search [X-04]', async () => {
  await expect(search({ filters: 'region:Wales AND' })).rejects.toMatchObject({
    status: 400,
    message: 'filters: Unexpected the end at position 16',
  });
  await expect(search({ hitsPerPage: 1001 })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid value for "hitsPerPage": must be a whole number from 0 to 1000',
  });
});

it('pages up to hit 1,000, by page or by offset and length', async () => {
  expect(ids(await search({ hitsPerPage: 5, page: 2 }))).toHaveLength(2);
  expect(await search({ hitsPerPage: 5, page: 1000 })).toMatchObject({ hits: [], nbHits: 12, nbPages: 3 });
  const range = await search({ offset: 3, length: 4 });
  expect(range).toMatchObject({ offset: 3, length: 4 });
  expect(ids(range)).toEqual(ids(await search({})).slice(3, 7));
});

it('ranks by distance, returns distances, and filters by radius and boxes', async () => {
  const near = { aroundLatLng: '51.4, -2.3', getRankingInfo: true };
  const answer = await search({ ...near, aroundRadius: 200_000 });
  expect(new Set(answer.hits.map(({ town }) => town))).toEqual(new Set(['Bath', 'Derby']));
  expect(answer.hits[0]).toMatchObject({
    town: 'Bath',
    _rankingInfo: { geoDistance: 3046, matchedGeoLocation: { lat: 51.38, lng: -2.33 } },
  });
  expect((await search({ ...near, aroundRadius: 'all' })).nbHits).toBe(12);
  expect((await search({ insideBoundingBox: [[52, -3, 51, -2]] })).nbHits).toBe(4);
  expect((await search({ insideBoundingBox: '52,-3,51,-2,54,-2,53.5,-1' })).nbHits).toBe(8);
});

it('filters by polygons, which are ignored when boxes are given', async () => {
  const bath = [52, -2.33, 51, -3, 51, -2];
  expect((await search({ insidePolygon: [bath] })).nbHits).toBe(4);
  expect((await search({ insidePolygon: [bath, [54, -2, 54, -1, 53.5, -1, 53.5, -2]] })).nbHits).toBe(8);
  // A concave polygon in the query string; Bath lies in its notch, outside the polygon.
  const params = 'insidePolygon=52,-3,52,-2,51.6,-2.33,51.3,-2.9&hitsPerPage=0';
  const answer = await service.app.inject(`/search/1/indexes/d10_courses/query?${params}`);
  expect(answer.json()).toMatchObject({ nbHits: 0 });
  const box = { insideBoundingBox: [[54, -2, 53.5, -1]] };
  expect((await search({ ...box, insidePolygon: [bath] })).nbHits).toBe(4);
});

it('returns only the requested attributes, and snippets of long texts around the match', async () => {
  const [hit] = (await search({ query: 'program', attributesToHighlight: [] })).hits;
  expect(hit).not.toHaveProperty('body');
  expect(hit).not.toHaveProperty('_highlightResult');
  const { hits } = await client.searchSingleIndex({
    indexName: 'd10_articles',
    searchParams: { query: 'biology', attributesToSnippet: ['body:6'], snippetEllipsisText: '...' },
  });
  expect(hits[0]).toMatchObject({
    _snippetResult: { body: { value: expect.stringMatching(/^\.\.\..*<em>biology<\/em>.*\.\.\.$/) } },
  });
});

it('highlights values without escaping them, because the client escapes', async () => {
  const { hits } = await search({ query: 'sound', highlightPreTag: '__b__', highlightPostTag: '__/b__' });
  expect(hits[0]?._highlightResult).toMatchObject({ title: { value: 'Science of <__b__Sound__/b__>' } });
});

it('suggests a spelling when a search has no hits', async () => {
  expect(await search({ query: 'lwa' })).toMatchObject({ nbHits: 0, suggestedQuery: 'law' });
  expect(await search({ query: 'computerscience' })).toMatchObject({ suggestedQuery: 'computer science' });
  expect(await search({ query: 'zzzzzzzz' })).not.toHaveProperty('suggestedQuery');
});
