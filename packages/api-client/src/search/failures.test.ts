/** @jest-environment node */
import { type ApiProblem, type AppStore, createStore, type SearchService } from '../base';
import { type AlgoliaStandIn, inTurn, json, startAlgolia, startTestApi, type TestApi } from '../testing';
import { busyOnce, dateIn, stopClock } from '../testing/busy';
import { searchApi } from './endpoints';
import { inspectApi } from './inspect-endpoint';
import { bath } from './testing/service';

describe('the embedded search', () => {
  let server: TestApi;
  let store: AppStore;
  let problems: ApiProblem[];
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    problems = [];
    store = createStore({
      apiBase: server.base,
      report: () => undefined,
      onProblem: (problem) => void problems.push(problem),
    });
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
    ])('say that there has been a problem %s [X-04]', async (words, query) => {
      server.answer(down);
      const { error } = await store.dispatch(query() as ReturnType<typeof searchIndex.initiate>);
      expect(error).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^There has been a problem/),
      });
      expect(error).toMatchObject({ message: expect.stringContaining(words) });
    });

    it.each([[{}], [{ results: [] }], [{ results: [{ hits: 'none' }] }]])(
      'a response such as %j is a failure [X-04]',
      async (answer) => {
        server.answer(json(answer));
        const { error } = await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
        expect(error).toMatchObject({
          status: 502,
          message: expect.stringContaining('searching from Algolia'),
        });
      },
    );

    it('a search is retried once [C-24]', async () => {
      server.answer(inTurn(json({}, 503), json({ results: [empty] })));
      const { data } = await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
      expect(data?.total).toBe(0);
      expect(server.asked).toHaveLength(2);
    });
  });

  describe('a search service with a Retry-After', () => {
    beforeEach(() => void stopClock());
    afterEach(() => void jest.useRealTimers());

    const ask = (asking: AppStore) => asking.dispatch(searchIndex.initiate({ kind: 'courses' }));
    const askBusy = (status: number, after: string, timeout = 8_000) => {
      const calls = busyOnce(status, after, { results: [empty] });
      return { calls, answer: ask(createStore({ apiBase: server.base, fetch: calls, timeout })) };
    };

    it.each([
      [429, '1', 1_000],
      [503, '1', 1_000],
      [503, dateIn(2), 2_000],
    ])(
      'is asked again after %i no sooner than its Retry-After %s allows [C-24]',
      async (status, after, delay) => {
        const { calls, answer } = askBusy(status, after);
        await jest.advanceTimersByTimeAsync(delay - 1);
        expect(calls).toHaveBeenCalledTimes(1);
        await jest.advanceTimersByTimeAsync(1);
        expect((await answer).data?.total).toBe(0);
        expect(calls).toHaveBeenCalledTimes(2);
      },
    );

    it.each([429, 503])('is not retried after %i with a long Retry-After [C-24]', async (status) => {
      const { calls, answer } = askBusy(status, '120');
      expect((await answer).error).toMatchObject({ status });
      expect(calls).toHaveBeenCalledTimes(1);
    });

    it('is not retried when its Retry-After ends after the timeout of the call [C-24]', async () => {
      const { calls, answer } = askBusy(503, '2', 500);
      expect((await answer).error).toMatchObject({ status: 503 });
      expect(calls).toHaveBeenCalledTimes(1);
    });

    it('tries the next of several hosts at once, because Retry-After applies to one host [C-24]', async () => {
      const other = await startAlgolia();
      server.answer((_, response) => response.writeHead(503, { 'retry-after': '120' }).end('{}'));
      const search = {
        url: server.base,
        parameters: { 'x-algolia-application-id': 'APP1', 'x-algolia-api-key': 'search-only' },
        hosts: [server.base, other.origin],
        suffix: '',
      };
      const { data } = await ask(createStore({ apiBase: server.base, search }));
      await other.close();
      expect([data?.total, server.asked.length]).toEqual([0, 1]);
    });
  });

  describe('the hook for problems', () => {
    it.each([
      ['failed', json({ message: 'x' }, 500), { cause: 'answer', status: 500, detail: 'x' }],
      ['gave what is not JSON', json(undefined), { cause: 'unreadable', status: 502 }],
      ['gave what cannot be read', json({ results: [{ hits: 7 }] }), { cause: 'unreadable', status: 502 }],
    ])('hears once of a search that %s', async (_, answer, problem) => {
      server.answer(answer);
      await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
      expect(problems).toEqual([expect.objectContaining(problem)]);
    });

    it('is not called for a search whose retry succeeds', async () => {
      server.answer(inTurn(json({}, 503), json({ results: [empty] })));
      await store.dispatch(searchIndex.initiate({ kind: 'courses' }));
      expect(problems).toEqual([]);
    });
  });
});

describe('Algolia', () => {
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

    /** Ends the time of each attempt once a hanging host has it, and returns how long each would have waited. */
    const endTimeOf = (hanging: readonly AlgoliaStandIn[]) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      const limits: number[] = [];
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const controller = new AbortController();
        for (const host of hanging)
          host.onAsked = () => {
            limits.push(milliseconds);
            jest.advanceTimersByTime(milliseconds);
            controller.abort(new DOMException('The time is over', 'TimeoutError'));
          };
        return controller.signal;
      });
      return limits;
    };
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    it.each([503, 'reset', 'hang'] as const)(
      'tries the second host when the first one fails: %s',
      async (mood) => {
        first.behave(mood);
        if (mood === 'hang') endTimeOf([first]);
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
      const limits = endTimeOf(hosts);
      expect((await searchBath()).error).toMatchObject({ cause: 'timeout', status: 504 });
      expect(limits).toEqual([2_000, 1_000]);
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
      const arrived = new Promise<void>((resolve) => (first.onAsked = resolve));
      const searching = storeOf(service(), spying).dispatch(
        searchIndex.initiate({ kind: 'universities', query: 'bath' }),
      );
      await arrived;
      expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
      searching.abort();
      expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
      expect((await searching).error).toMatchObject({ name: 'AbortError' });
      // Whatever would follow has had its turn.
      await new Promise((resolve) => setImmediate(resolve));
      expect([signals.length, second.asked.length]).toEqual([1, 0]);
    });

    it('finds records by id with a search, because the lite client has no call for it', async () => {
      const { data } = await storeOf(service()).dispatch(
        getRecords.initiate({ kind: 'universities', ids: ['7', '10007850'] }),
      );
      expect(data?.map(({ id }) => id)).toEqual(['10007850']);
      expect(first.asked[0]?.requests).toMatchObject([
        {
          indexName: 'd10_universities',
          facetFilters: [['objectID:7', 'objectID:10007850']],
          hitsPerPage: 2,
        },
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
});
