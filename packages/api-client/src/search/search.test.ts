/** @jest-environment node */
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router-dom';
import { EMBEDDED_SEARCH, indexSuffix } from '.';
import { type AppStore, createStore, storeContext } from '../base';
import type { ResponseCache } from '../response-cache';
import { json, startTestApi, type TestApi } from '../testing';
import { searchApi } from './endpoints';
import { MARK_END as E, MARK_START as S, toParts } from './highlight';
import { inspectApi } from './inspect-endpoint';
import { SEARCH_KINDS } from './kinds/kinds';
import { relatedKinds } from './kinds/related-kinds';
import { findSteps, takeOff } from './next-steps';
import { indexName } from './service';
import { answerWith, bath, empty } from './testing/service';

describe('search', () => {
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
});

describe('calls', () => {
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
});

describe('highlight', () => {
  it.each([
    ['plain', [{ text: 'plain', marked: false }]],
    ['', []],
    [
      `a ${S}b${E} c`,
      [
        { text: 'a ', marked: false },
        { text: 'b', marked: true },
        { text: ' c', marked: false },
      ],
    ],
    [`${S}<b>${E}`, [{ text: '<b>', marked: true }]],
    [`${S}never closed`, [{ text: 'never closed', marked: true }]],
    [`${E}${E}x${S}${E}`, [{ text: 'x', marked: false }]],
  ])('parses %j', (text, parts) => {
    expect(toParts(text)).toEqual(parts);
  });

  it('keeps all text and removes all marks for any input', () => {
    const piece = fc.oneof(fc.constantFrom(S, E), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          toParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text.replaceAll(S, '').replaceAll(E, ''));
      }),
    );
  });
});

describe('next steps', () => {
  const idea = (name: string, search: string) => ({ name, search });

  describe('next steps from an empty list', () => {
    it('are the ideas with results, in order, each address once under its first label', async () => {
      const count = jest.fn(async (search: string) => ({ a: 3, b: 0, c: undefined, d: 7 })[search]);
      const ideas = [idea('A', 'a'), idea('B', 'b'), idea('C', 'c'), idea('D', 'd'), idea('again', 'a')];
      expect(await findSteps(ideas, (search) => `/list?q=${search}`, count)).toEqual([
        { name: 'A', href: '/list?q=a', total: 3 },
        { name: 'D', href: '/list?q=d', total: 7 },
      ]);
      expect(count).toHaveBeenCalledTimes(4);
    });

    it('are limited in number, and so are the ideas tried', async () => {
      const count = jest.fn(async () => 1);
      const ideas = Array.from({ length: 30 }, (_, at) => idea(`${at}`, `${at}`));
      expect(await findSteps(ideas, (search) => search, count)).toHaveLength(5);
      expect(count).toHaveBeenCalledTimes(10);
    });

    it('quote a removed filter once', () => {
      expect([takeOff('Wales'), takeOff('“law”')]).toEqual(['Take off “Wales”', 'Take off “law”']);
    });
  });
});

describe('related kinds', () => {
  let server: TestApi;
  let context: RouterContextProvider;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    const store = createStore({ apiBase: server.base, report: () => undefined });
    context = new RouterContextProvider(new Map([[storeContext, store]]));
  });

  /** A response for each kind except universities; kinds that are not named have no results. */
  const counts = (named: Readonly<Record<string, object>>) =>
    SEARCH_KINDS.filter((kind) => kind !== 'universities').map((kind) => ({ ...empty, ...named[kind] }));
  const understood = (more: object) => ({
    userData: [{ kind: 'understood', query: 'art', filters: [], matched: 'all', ...more }],
  });

  it('counts the words in every other kind by one call, best match first [R-16]', async () => {
    const asked = answerWith(
      server,
      ...counts({
        courses: { nbHits: 1204, ...understood({ group: 1 }) },
        careers: { nbHits: 3, ...understood({ group: 0 }) },
        articles: { nbHits: 40, ...understood({ group: 2, matched: 'most' }) },
      }),
    );
    expect(await relatedKinds(context, 'art', 'universities')).toEqual([
      { label: 'Careers', href: '/explore/search/careers?q=art', count: 3 },
      { label: 'Courses', href: '/explore/search/courses?q=art', count: 1204 },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body.requests.every(({ hitsPerPage }) => hitsPerPage === 0)).toBe(true);
  });

  it('returns none without words, and none when counting fails [R-16]', async () => {
    const asked = answerWith(server, empty);
    expect(await relatedKinds(context, '', 'universities')).toEqual([]);
    expect(asked).toEqual([]);
    server.answer(json({ message: 'away' }, 400));
    expect(await relatedKinds(context, 'art', 'universities')).toEqual([]);
  });
});

describe('production indexes', () => {
  let server: TestApi;
  beforeAll(async () => void (server = await startTestApi()));
  afterAll(() => server.close());

  it.each([
    ['signpost.example', 'd10_courses_prod'],
    ['staging.signpost.example', 'd10_courses'],
  ])('a store for the host %s asks the index %s [K-10]', async (host, name) => {
    const asked = answerWith(server, empty);
    const search = { ...EMBEDDED_SEARCH, suffix: indexSuffix(host, 'signpost.example') };
    const store = createStore({ apiBase: server.base, search, report: () => undefined });
    await store.dispatch(searchApi.endpoints.searchIndex.initiate({ kind: 'courses' }));
    expect(asked[0]?.body.requests[0]).toMatchObject({ indexName: name });
  });
});

describe('index names', () => {
  it.each([
    ['courses', 'signpost.example', undefined, 'd10_courses_prod'],
    ['courses', 'localhost:4200', undefined, 'd10_courses'],
    ['courses', 'signpost.example', 'salary_desc', 'd10_courses_prod_salary_desc'],
    ['open_days', 'staging.signpost.example', 'date_asc', 'd10_open_days_date_asc'],
  ] as const)('combine %s on %s with order %s [K-10]', (kind, host, order, name) => {
    expect(indexName(kind, indexSuffix(host, 'signpost.example'), order)).toBe(name);
  });

  it.each([
    ['signpost.example:8443', 'signpost.example', '_prod'],
    ['signpost.example:8443', 'signpost.example:8443', '_prod'],
    ['signpost.example:8443', 'signpost.example:9443', ''],
    ['signpost.example', 'signpost.example:8443', ''],
    ['localhost', undefined, ''],
  ])('on %s have, with the production host %s, the suffix “%s” [K-10]', (host, productionHost, suffix) => {
    expect(indexSuffix(host, productionHost)).toBe(suffix);
  });
});
