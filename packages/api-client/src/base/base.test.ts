/** @jest-environment node */
import v8 from 'node:v8';
import vm from 'node:vm';
import { RouterContextProvider } from 'react-router-dom';
import {
  api,
  type ApiProblem,
  attempt,
  cacheEntriesOf,
  createStore,
  fetching,
  load,
  NO_ADDRESSES,
  restoreCache,
  setSiteAddresses,
  storeContext,
} from '.';
import { isWaiting, problemsOf } from '../call-states';
import { courseDetailsApi } from '../course-details';
import { locationsApi } from '../guides';
import { geocodeApi } from '../geocode';
import { byPath, inTurn, json, startTestApi, type TestApi } from '../testing';
import { busyOnce, dateIn, stopClock } from '../testing/busy';
import { fetchingError, SUBJECTS } from './errors';

describe('the services', () => {
  const probe = api.injectEndpoints({
    endpoints: (build) => ({
      atServices: build.query<unknown, undefined>({ query: () => '{services}/thing?x=1' }),
    }),
  });
  let server: TestApi;
  beforeAll(async () => void (server = await startTestApi()));
  afterEach(() => setSiteAddresses(NO_ADDRESSES));
  afterAll(() => server.close());

  it('are called at their own address, with its path, where they have one [C-06]', async () => {
    server.answer(json({}));
    setSiteAddresses({ ...NO_ADDRESSES, services: `${server.base}/services` });
    await createStore({ apiBase: 'http://127.0.0.1:9' }).dispatch(
      probe.endpoints.atServices.initiate(undefined),
    );
    expect(server.asked).toEqual(['GET /services/thing?x=1']);
  });

  it('are called at the API without one [C-06]', async () => {
    server.answer(json({}));
    await createStore({ apiBase: server.base }).dispatch(probe.endpoints.atServices.initiate(undefined));
    expect(server.asked).toEqual(['GET /thing?x=1']);
  });
});

describe('retry', () => {
  const probe = api.injectEndpoints({
    endpoints: (build) => ({
      probe: build.query<unknown, string>({ query: (path) => path }),
      postedProbe: build.query<unknown, string>({ query: (url) => ({ url, method: 'POST', body: {} }) }),
      change: build.mutation<unknown, string>({ query: (url) => ({ url, method: 'POST', body: {} }) }),
    }),
  });

  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const ask = (path = '/thing') =>
    createStore({ apiBase: server.base }).dispatch(probe.endpoints.probe.initiate(path));

  describe('the retry rule', () => {
    it.each([408, 409, 425, 429, 500, 502, 503, 504])(
      'a query is retried once on %i [C-24]',
      async (status) => {
        server.answer(inTurn(json({}, status), json({ fine: true })));
        expect((await ask()).data).toEqual({ fine: true });
        expect(server.asked).toEqual(['GET /thing', 'GET /thing']);
      },
    );

    it('there is one retry before the call fails [C-24]', async () => {
      server.answer(json({ title: 'Down', detail: 'The database is away' }, 503));
      expect((await ask()).error).toMatchObject({ status: 503, detail: 'The database is away' });
      expect(server.asked).toHaveLength(2);
    });

    it.each([400, 401, 403, 404, 410, 422, 501])('a query is not retried on %i [C-24]', async (status) => {
      server.answer(json({}, status));
      expect((await ask()).error).toMatchObject({ status });
      expect(server.asked).toHaveLength(1);
    });

    it('a query sent by POST is retried, because it changes nothing [C-24]', async () => {
      server.answer(inTurn(json({}, 502), json({ fine: true })));
      const store = createStore({ apiBase: server.base });
      expect((await store.dispatch(probe.endpoints.postedProbe.initiate('/graphql'))).data).toEqual({
        fine: true,
      });
    });

    it.each([408, 409, 425, 429, 500, 502, 503, 504])(
      'a mutation is never retried on %i [C-24]',
      async (status) => {
        server.answer(json({}, status));
        const store = createStore({ apiBase: server.base });
        await store.dispatch(probe.endpoints.change.initiate('/thing'));
        expect(server.asked).toEqual(['POST /thing']);
      },
    );

    it('a dropped connection is retried once for a query, never for a mutation [C-24]', async () => {
      server.answer((request) => request.socket.destroy());
      expect((await ask()).error).toMatchObject({ cause: 'unreachable', status: 503 });
      expect(server.asked).toHaveLength(2);
      server.answer((request) => request.socket.destroy());
      const store = createStore({ apiBase: server.base });
      await store.dispatch(probe.endpoints.change.initiate('/thing'));
      expect(server.asked).toHaveLength(1);
    });

    describe('with a Retry-After', () => {
      beforeEach(() => void stopClock());
      afterEach(() => void jest.useRealTimers());

      const askBusy = (retryAfter: string) => {
        const calls = busyOnce(503, retryAfter, { fine: true });
        const store = createStore({ apiBase: server.base, fetch: calls });
        return { calls, answer: store.dispatch(probe.endpoints.probe.initiate('/thing')) };
      };

      it.each([
        ['seconds', '1', 1_000],
        ['a date', dateIn(2), 2_000],
      ])('the second try comes no sooner than a short one in %s allows [C-24]', async (_, after, delay) => {
        const { calls, answer } = askBusy(after);
        await jest.advanceTimersByTimeAsync(delay - 1);
        expect(calls).toHaveBeenCalledTimes(1);
        await jest.advanceTimersByTimeAsync(1);
        expect((await answer).data).toEqual({ fine: true });
        expect(calls).toHaveBeenCalledTimes(2);
      });

      it.each([
        ['seconds', '120'],
        ['a date', dateIn(120)],
      ])('there is no second try after a long one in %s [C-24]', async (_, after) => {
        const { calls, answer } = askBusy(after);
        expect((await answer).error).toMatchObject({ status: 503 });
        expect(calls).toHaveBeenCalledTimes(1);
      });

      it.each(['soon', dateIn(-1)])(
        'there is no delay after an invalid or past one: %s [C-24]',
        async (after) => {
          // The clock stands still.
          expect((await askBusy(after).answer).data).toEqual({ fine: true });
        },
      );
    });

    it('many concurrent callers of one query make two calls at most [C-24]', async () => {
      server.answer(json({}, 503));
      const store = createStore({ apiBase: server.base });
      await Promise.all(
        Array.from({ length: 5 }, () => store.dispatch(probe.endpoints.probe.initiate('/thing'))),
      );
      expect(server.asked).toHaveLength(2);
    });

    it('a server that does not respond fails after the timeout', async () => {
      server.answer(() => undefined);
      const store = createStore({ apiBase: server.base, timeout: 50 });
      expect((await store.dispatch(probe.endpoints.probe.initiate('/slow'))).error).toMatchObject({
        cause: 'timeout',
        status: 504,
      });
      expect(server.asked).toHaveLength(1);
    });

    it('an HTML error page keeps its status; HTML in place of JSON is unreadable', async () => {
      const html = (status: number) =>
        inTurn((_, response) => response.writeHead(status).end('<h1>Hello</h1>'));
      server.answer(html(502));
      expect((await ask()).error).toMatchObject({ cause: 'answer', status: 502 });
      server.answer(html(200));
      expect((await ask()).error).toMatchObject({ cause: 'unreadable', status: 502 });
    });

    it('a problem with fields contains their names', async () => {
      const errors = [{ field: 'filters', message: 'There is no country called Narnia' }];
      server.answer(json({ title: 'Bad Request', status: 400, errors }, 400));
      expect((await ask()).error).toMatchObject({ status: 400, detail: 'Bad Request', fields: errors });
    });
  });
});

describe('failure messages', () => {
  it.each(SUBJECTS)('names the subject and appends the detail: %s [X-01]', (subject) => {
    const error = fetchingError(subject, { cause: 'answer', status: 500, detail: 'It broke', fields: [] });
    expect(error.message).toBe(`There has been a problem fetching ${subject}: It broke`);
    expect(error.status).toBe(500);
  });
});

describe('releases side by side', () => {
  /** Injects an endpoint as each release of a remote does on load: always under the same name. */
  const inject = (release: string, read = () => `as ${release} reads it`) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        getSideBySide: build.query<string, { id: string }>({
          queryFn: fetching<{ id: string }, string>({
            subject: 'unis',
            request: ({ id }) => `/${release}/${id}`,
            read,
          }),
        }),
      }),
    });

  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  beforeEach(() => server.answer(json({})));

  const open = (store = createStore({ apiBase: server.base })) => ({
    store,
    context: new RouterContextProvider(new Map([[storeContext, store]])),
  });
  const ask = (release: ReturnType<typeof inject>, context: RouterContextProvider) =>
    load(context, release.endpoints.getSideBySide.initiate({ id: 'a' }));

  const collectGarbage = async () => {
    // Promise results are released one task later.
    await new Promise((resolve) => setImmediate(resolve));
    v8.setFlagsFromString('--expose-gc');
    (vm.runInNewContext('gc') as () => void)();
  };

  describe('a replaced release', () => {
    /** Injects an endpoint whose parser references `code`, like the modules of a release, and calls it. */
    const askBy = async (code: { release: string }) => {
      const release = inject(code.release, () => code.release);
      await ask(release, open().context);
      return release;
    };

    it('leaves none of its code in memory after its endpoints were used', async () => {
      const load = async () => {
        const code = { release: 'replaced' };
        await askBy(code);
        return new WeakRef(code);
      };
      const code = await load();
      await collectGarbage();
      expect(code.deref()).toBeUndefined();
    });

    it('keeps its endpoints working while they are referenced', async () => {
      const { initiate } = (await askBy({ release: 'held' })).endpoints.getSideBySide;
      await collectGarbage();
      expect(await load(open().context, initiate({ id: 'later' }))).toBe('held');
    });
  });

  describe('two releases in one process', () => {
    it('each use their own request and parser, in any load order', async () => {
      const [first, second] = [inject('first'), inject('second')];
      expect(await ask(second, open().context)).toBe('as second reads it');
      expect(await ask(first, open().context)).toBe('as first reads it');
      expect(await ask(second, open().context)).toBe('as second reads it');
    });

    it('serialise results under the name that the browser uses', async () => {
      inject('before');
      const { context, store } = open();
      await ask(inject('now'), context);
      expect(cacheEntriesOf(store)).toEqual([
        { endpointName: 'getSideBySide', arg: { id: 'a' }, value: 'as now reads it' },
      ]);
    });

    it('share the results of one store', async () => {
      const { context, store } = open();
      await ask(inject('shell'), context);
      await ask(inject('remote'), context);
      expect(server.asked).toEqual(['GET /shell/a']);
      expect(cacheEntriesOf(store)).toHaveLength(1);
    });

    it('find a result serialised into the page, also when loaded later', async () => {
      const early = inject('early');
      const { context, store } = open();
      restoreCache(store, [{ endpointName: 'getSideBySide', arg: { id: 'a' }, value: 'from the page' }]);
      expect(await ask(early, context)).toBe('from the page');
      expect(await ask(inject('late'), context)).toBe('from the page');
      expect(server.asked).toEqual([]);
    });
  });
});

describe('options of endpoints', () => {
  it('refuses an option whose code is not in browsers, on the server', () => {
    const inject = () =>
      api.injectEndpoints({
        endpoints: (build) => ({
          listThings: build.query<string, undefined>({
            query: () => '/things',
            onQueryStarted: () => undefined,
          }),
        }),
      });
    expect(inject).toThrow('listThings has onQueryStarted, which browsers do not support');
  });
});

describe('call states', () => {
  let server: TestApi;
  beforeAll(async () => void (server = await startTestApi()));
  afterAll(() => server.close());

  const LOCATIONS = json([]);
  const askLocations = locationsApi.endpoints.listLocations.initiate(undefined);

  const open = () => {
    const problems: ApiProblem[] = [];
    const reports: string[] = [];
    const store = createStore({
      apiBase: server.base,
      report: (message) => void reports.push(message),
      onProblem: (problem) => void problems.push(problem),
    });
    return { store, problems, reports, context: new RouterContextProvider(new Map([[storeContext, store]])) };
  };

  describe('the states of a store’s calls', () => {
    it('names a failed call, but not one whose retry succeeded', async () => {
      const { store, problems, context } = open();
      server.answer(inTurn(json({}, 503), LOCATIONS));
      await attempt(context, askLocations);
      expect([problemsOf(store), problems]).toEqual([[], []]);

      const other = open();
      server.answer(json({}, 503));
      await attempt(other.context, askLocations);
      expect(problemsOf(other.store)).toMatchObject([{ cause: 'answer', status: 503 }]);
      expect(other.problems).toMatchObject([{ cause: 'answer', status: 503 }]);
    });

    it('shows whether a result is pending', async () => {
      const { store, context } = open();
      let release: (value?: undefined) => void = () => undefined;
      const released = new Promise((resolve) => (release = resolve));
      server.answer((request, response) => void released.then(() => LOCATIONS(request, response)));
      const answer = attempt(context, askLocations);
      expect(isWaiting(store)).toBe(true);
      release();
      await answer;
      expect(isWaiting(store)).toBe(false);
    });

    it.each([
      ['failed', json({}, 500), { cause: 'answer', status: 500 }],
      ['cannot be read', json('no grades'), { cause: 'unreadable', status: 502 }],
    ])('grades that are only compared and the call %s are told [X-03]', async (_, answer, problem) => {
      const { store, problems, reports } = open();
      server.answer(byPath({ '/historic-grades-api': answer }));
      const question = {
        courseIds: ['a'],
        qualificationType: 'A_level',
        grade: 'AAB',
      } as const;
      await store.dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
      expect(problems).toMatchObject([problem]);
      expect(reports).toEqual(['Historic entry grades could not be compared']);
    });

    it.each([
      ['failed', json({}, 500), { cause: 'answer', status: 500 }],
      ['is not a place', json({}), { cause: 'unreadable', status: 502 }],
    ])('a postcode whose look-up %s is told [X-07]', async (_, answer, problem) => {
      const { store, problems, reports } = open();
      server.answer(answer);
      await store.dispatch(geocodeApi.endpoints.geocodePostcode.initiate('BA2 7AY'));
      expect(problems).toMatchObject([problem]);
      expect(reports).toEqual(['There has been a problem fetching lat long']);
    });
  });
});
