import { createStore, type SearchService } from '../base';
import { startAlgolia, type AlgoliaStandIn } from '../testing/algolia';
import { searchApi } from './endpoints';
import { bath } from './testing/service';

let hosts: AlgoliaStandIn[];
let first: AlgoliaStandIn;
let second: AlgoliaStandIn;

// New hosts for each test, because the client remembers failed hosts for two minutes.
beforeEach(async () => {
  hosts = [await startAlgolia([bath]), await startAlgolia([bath])];
  [first, second] = hosts as [AlgoliaStandIn, AlgoliaStandIn];
});
afterEach(() => Promise.all(hosts.map((host) => host.close())));

const service = (asked: readonly AlgoliaStandIn[] = hosts, suffix = ''): SearchService => ({
  url: 'https://APP1-dsn.algolia.net',
  parameters: { 'x-algolia-application-id': 'APP1', 'x-algolia-api-key': 'search-only' },
  hosts: asked.map(({ origin }) => origin),
  suffix,
});

const storeOf = (search: SearchService, fetched?: typeof fetch) =>
  createStore({
    apiBase: 'http://127.0.0.1:9',
    search,
    report: () => undefined,
    timeout: 3_000,
    headers: { 'x-request-id': 'not for others' },
    ...(fetched && { fetch: fetched }),
  });

const { searchIndex, getRecords } = searchApi.endpoints;
const searchBath = (search = service()) =>
  storeOf(search).dispatch(searchIndex.initiate({ kind: 'universities', query: 'bath' }));

describe('the official client with a custom host', () => {
  it('sends the search with application id, key and agent, and no product headers [C-19]', async () => {
    const headers: Headers[] = [];
    const spying: typeof fetch = (input, init) => {
      headers.push(new Headers(init?.headers));
      return fetch(input, init);
    };
    const { data } = await storeOf(service(), spying).dispatch(
      searchIndex.initiate({ kind: 'universities', query: 'bath' }),
    );
    expect(data?.hits.map(({ name }) => name)).toEqual(['University of Bath']);
    expect(first.asked).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        credentials: {
          id: 'APP1',
          key: 'search-only',
          agent: expect.stringContaining('Algolia for JavaScript'),
        },
        contentType: 'text/plain',
        requests: [{ indexName: 'd10_universities', query: 'bath', analytics: false }],
      },
    ]);
    expect(headers).toHaveLength(1);
    expect(headers[0]?.get('x-request-id')).toBeNull();
    expect(second.asked).toEqual([]);
  });

  it('uses the index names with the suffix [K-10]', async () => {
    await searchBath(service(hosts, '_staging'));
    expect(first.asked[0]?.requests[0]).toMatchObject({ indexName: 'd10_universities_staging' });
  });

  it.each([503, 'reset', 'hang'] as const)(
    'tries the second host when the first one fails: %s',
    async (mood) => {
      first.behave(mood);
      const { data } = await searchBath();
      expect(data?.total).toBe(1);
      expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
      // The first host is then skipped for a while, by other stores too.
      await searchBath();
      expect([first.asked.length, second.asked.length]).toEqual([1, 2]);
    },
  );

  it('tries each host once when all fail, and reports the last failure [X-04] [C-24]', async () => {
    first.behave(503);
    second.behave(500);
    const { error } = await searchBath();
    expect(error).toMatchObject({
      cause: 'answer',
      status: 500,
      message: 'There has been a problem searching from Algolia: It answers 500',
    });
    expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
  });

  it('fails after the timeout of the store when all hosts hang [X-04]', async () => {
    hosts.forEach((host) => host.behave('hang'));
    const began = performance.now();
    expect((await searchBath()).error).toMatchObject({ cause: 'timeout', status: 504 });
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('reports why a key is refused, without the key and without a retry [X-04]', async () => {
    first.behave(403);
    const { error } = await searchBath();
    expect(error).toMatchObject({ status: 503, message: expect.stringContaining('It answers 403') });
    expect(JSON.stringify(error)).not.toContain('search-only');
    expect(first.asked).toHaveLength(1);
  });

  it.each([408, 409, 425, 429])('retries on %i, which the client does not [C-24]', async (status) => {
    first.behave(status, 'answer');
    expect((await searchBath()).data?.total).toBe(1);
    expect([first.asked.length, second.asked.length]).toEqual([2, 0]);
  });

  it.each([400, 404])('reports %i as a failure of the site, not of the visitor [X-04]', async (status) => {
    first.behave(status);
    expect((await searchBath()).error).toMatchObject({ status: 503 });
  });

  it('fails on 429 after the retry, without waiting, with a status that blames the site [C-24]', async () => {
    first.behave(429);
    expect((await searchBath()).error).toMatchObject({
      status: 503,
      message: expect.stringContaining('It answers 429'),
    });
    expect(first.asked).toHaveLength(2);
  });

  it.each([503, 'reset'] as const)('retries a single host when it fails: %s [C-24]', async (mood) => {
    first.behave(mood, 'answer');
    expect((await searchBath(service([first]))).data?.total).toBe(1);
    first.behave(mood);
    expect((await searchBath(service([first]))).error).toMatchObject({ status: 503 });
    expect(first.asked).toHaveLength(2);
  });

  it('cancels the request of a cancelled search, and tries no other host', async () => {
    first.behave('hang');
    const signals: (AbortSignal | null | undefined)[] = [];
    const spying: typeof fetch = (input, init) => {
      signals.push(init?.signal);
      return fetch(input, init);
    };
    const searching = storeOf(service(), spying).dispatch(
      searchIndex.initiate({ kind: 'universities', query: 'bath' }),
    );
    while (first.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    searching.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect((await searching).error).toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([signals.length, second.asked.length]).toEqual([1, 0]);
  });

  it('finds records by id with a search, because the lite client has no call for it', async () => {
    const { data } = await storeOf(service()).dispatch(
      getRecords.initiate({ kind: 'universities', ids: ['7', '10007850'] }),
    );
    expect(data?.map(({ id }) => id)).toEqual(['10007850']);
    expect(first.asked[0]?.requests).toMatchObject([
      { indexName: 'd10_universities', facetFilters: [['objectID:7', 'objectID:10007850']], hitsPerPage: 2 },
    ]);
  });
});

it("uses Algolia's own hosts by default", async () => {
  const asked: URL[] = [];
  const refuse: typeof fetch = (input) => {
    asked.push(new URL(String(input)));
    return Promise.reject(new TypeError('no network here'));
  };
  const { url, parameters, suffix } = service();
  const { error } = await storeOf({ url, parameters, suffix }, refuse).dispatch(
    searchIndex.initiate({ kind: 'courses' }),
  );
  expect(error).toMatchObject({ cause: 'unreachable', status: 503 });
  expect(asked[0]?.origin).toBe('https://app1-dsn.algolia.net');
  expect(asked.map(({ hostname }) => hostname).sort()).toEqual(
    [
      'app1-1.algolianet.com',
      'app1-2.algolianet.com',
      'app1-3.algolianet.com',
      'app1-dsn.algolia.net',
    ].sort(),
  );
});
