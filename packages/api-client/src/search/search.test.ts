import { createStore, type AppStore } from '../base';
import { startTestApi, type TestApi } from '../testing/test-api';
import { searchApi } from './endpoints';
import { answerWith, bath, empty } from './testing/service';

let server: TestApi;
let store: AppStore;
const reported = jest.fn();

beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  reported.mockClear();
  store = createStore({ apiBase: server.base, report: reported });
});

const answering = (...results: readonly object[]) => answerWith(server, ...results);
const { searchIndex, getRecords } = searchApi.endpoints;

describe('searching an index', () => {
  it('sends the protocol, and counts each chosen facet without its own choices, in one call [C-19]', async () => {
    const asked = answering(
      {
        ...empty,
        nbHits: 3,
        nbPages: 1,
        hits: [bath],
        facets: { region: { 'South West': 3 }, country: { England: 3 } },
      },
      { ...empty, facets: { region: { 'South West': 3, Wales: 2 } } },
    );
    const { data } = await store.dispatch(
      searchIndex.initiate({
        kind: 'universities',
        query: 'bath',
        page: 2,
        facets: ['region', 'country'],
        chosen: { region: ['South West', '-odd'] },
        near: { lat: 51, lng: -2, radius: 10 },
      }),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe('/search/1/indexes/*/queries');
    expect(asked[0]?.body.requests).toEqual([
      expect.objectContaining({
        indexName: 'd10_universities',
        query: 'bath',
        page: 1,
        hitsPerPage: 24,
        facets: ['region', 'country'],
        facetFilters: [['region:South West', 'region:\\-odd']],
        aroundLatLng: '51,-2',
        aroundRadius: 16_093,
      }),
      expect.objectContaining({ hitsPerPage: 0, facets: ['region'] }),
    ]);
    expect(asked[0]?.body.requests[1]).not.toHaveProperty('facetFilters');
    expect(data).toMatchObject({
      total: 3,
      facets: {
        region: [
          { value: 'South West', count: 3 },
          { value: 'Wales', count: 2 },
        ],
        country: [{ value: 'England', count: 3 }],
      },
    });
  });

  it('returns the most frequent values of a facet, or every value [C-19]', async () => {
    const regions = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`Region ${index}`, 40 - index]),
    );
    const asked = answering({ ...empty, facets: { region: regions } });
    const count = async (everyValue: boolean) =>
      (await store.dispatch(searchIndex.initiate({ kind: 'universities', facets: ['region'], everyValue })))
        .data?.facets.region?.length;
    expect([await count(false), await count(true)]).toEqual([24, 40]);
    expect(asked.map(({ body }) => body.requests[0]?.maxValuesPerFacet)).toEqual([24, 1000]);
  });

  it('returns a hit with highlights as parts instead of markup', async () => {
    answering({ ...empty, nbHits: 1, nbPages: 1, hits: [bath] });
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'universities', query: 'bath' }));
    expect(data?.hits).toEqual([
      {
        kind: 'universities',
        id: '10007850',
        name: 'University of Bath',
        title: [
          { text: 'University of ', marked: false },
          { text: 'Bath', marked: true },
        ],
        titleMatch: 'full',
        summary: [{ text: 'On a hill.', marked: false }],
        url: '/explore/unis/10007850/university-of-bath',
        image: '/themes/bath.webp',
        logo: null,
        position: { lat: 51.38, lng: -2.33 },
        distance: null,
        facts: { town: 'Bath', courseCount: 212, salary: 31_000, tef: 'Gold' },
      },
    ]);
  });

  it.each([
    ['nothing but what it needs', { _geoloc: undefined, town: undefined, image: undefined }],
    ['facts of other types', { town: 7, salary: 'a lot', studyMode: 'Full-time', _geoloc: 'here' }],
    ['broken extras', { _highlightResult: 'x', _snippetResult: [], _rankingInfo: null }],
    ['an image that is a script', { image: 'javascript:alert(1)' }],
    ['nulls', { summary: null, town: null, tef: null, date: 'soon' }],
  ])('shows a record with %s [R-16]', async (_, change) => {
    answering({ ...empty, nbHits: 1, nbPages: 1, hits: [{ ...bath, ...change }] });
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'universities' }));
    expect(data?.hits).toHaveLength(1);
    expect(data?.hits[0]).toMatchObject({ name: 'University of Bath' });
    expect(JSON.stringify(data)).not.toMatch(/javascript|a lot|soon/);
  });

  it.each([
    ['no id', { objectID: undefined }],
    ['no title', { title: undefined }],
    ['an address that is a script', { url: 'javascript:alert(1)' }],
    ['an address of nobody knows where', { url: '//elsewhere.example' }],
  ])('leaves out and reports a record with %s, and shows the others [R-16]', async (_, change) => {
    answering({ ...empty, nbHits: 2, nbPages: 1, hits: [{ ...bath, ...change }, bath] });
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'universities' }));
    expect(data?.hits).toHaveLength(1);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('measures the distance from the nearest position of a record, in miles', async () => {
    const _rankingInfo = { matchedGeoLocation: { lat: 52, lng: -1, distance: 16_093 } };
    answering({ ...empty, nbHits: 1, nbPages: 1, hits: [{ ...bath, _rankingInfo }] });
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'universities' }));
    expect(data?.hits[0]).toMatchObject({ distance: 10, position: { lat: 52, lng: -1 } });
  });

  it('returns the query interpretation, and disables query understanding on request [C-19]', async () => {
    const town = {
      attribute: 'town',
      value: 'Cardiff',
      label: 'In Cardiff',
      text: 'in cardiff',
      without: 'law',
    };
    const understood = { query: 'law', filters: [town], matched: 'most', group: 0 };
    const userData = [{ banner: 'of another rule' }, { kind: 'understood', ...understood }];
    const asked = answering({ ...empty, userData });
    const request = { kind: 'courses', query: 'law in cardiff' } as const;
    const { data } = await store.dispatch(searchIndex.initiate(request));
    expect(data?.understood).toEqual(understood);
    expect(asked[0]?.body.requests[0]).not.toHaveProperty('enableRules');
    const plain = answering(empty);
    const words = await store.dispatch(searchIndex.initiate({ ...request, understand: false }));
    expect(words.data).not.toHaveProperty('understood');
    expect(plain[0]?.body.requests[0]).toMatchObject({ enableRules: false });
  });

  it('makes no call for an empty list of ids [V-02]', async () => {
    const asked = answering(empty);
    const { data } = await store.dispatch(searchIndex.initiate({ kind: 'courses', ids: [] }));
    const records = await store.dispatch(getRecords.initiate({ kind: 'courses', ids: [] }));
    expect([data?.total, records.data, asked.length]).toEqual([0, [], 0]);
  });
});
