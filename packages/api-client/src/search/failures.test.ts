import { createStore, type ApiProblem, type AppStore } from '../base';
import { inTurn, json, startTestApi, type TestApi } from '../testing/test-api';
import { startAlgolia } from '../testing/algolia';
import { searchApi } from './endpoints';
import { inspectApi } from './inspect-endpoint';

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
    expect(error).toMatchObject({ status: 400, message: expect.stringMatching(/^There has been a problem/) });
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
  const busy =
    (status: number, after: string): Parameters<TestApi['answer']>[0] =>
    (_request, response) =>
      response.writeHead(status, { 'retry-after': after }).end('{}');
  const found = json({ results: [empty] });
  const ask = (asking = store) => asking.dispatch(searchIndex.initiate({ kind: 'courses' }));

  it.each([
    [429, '1'],
    [503, '1'],
    [503, () => new Date(Date.now() + 2_000).toUTCString()],
  ])('is asked again after %i no sooner than its Retry-After allows [C-24]', async (status, after) => {
    server.answer(inTurn(busy(status, typeof after === 'string' ? after : after()), found));
    const began = performance.now();
    expect((await ask()).data?.total).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(server.asked).toHaveLength(2);
  });

  it.each([429, 503])('is not retried after %i with a long Retry-After [C-24]', async (status) => {
    server.answer(inTurn(busy(status, '120'), found));
    expect((await ask()).error).toMatchObject({ status });
    expect(server.asked).toHaveLength(1);
  });

  it('is not retried when its Retry-After ends after the timeout of the call [C-24]', async () => {
    server.answer(inTurn(busy(503, '2'), found));
    const began = performance.now();
    expect((await ask(createStore({ apiBase: server.base, timeout: 500 }))).error).toMatchObject({
      status: 503,
    });
    expect(performance.now() - began).toBeLessThan(450);
  });

  it('tries the next of several hosts at once, because Retry-After applies to one host [C-24]', async () => {
    const other = await startAlgolia();
    server.answer(busy(503, '120'));
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
