import { inTurn, json, startTestApi, type TestApi } from '../testing';
import { api, createStore } from '.';

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

  const busy =
    (retryAfter: string): Parameters<TestApi['answer']>[0] =>
    (_request, response) =>
      response.writeHead(503, { 'retry-after': retryAfter }).end('{}');

  it.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2_000).toUTCString()],
  ])('the second try comes no sooner than a short Retry-After in %s allows [C-24]', async (_, after) => {
    server.answer(inTurn(busy(after()), json({ fine: true })));
    const began = performance.now();
    expect((await ask()).data).toEqual({ fine: true });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['seconds', '120'],
    ['a date', new Date(Date.now() + 120_000).toUTCString()],
  ])('there is no second try when Retry-After is a long time in %s [C-24]', async (_, after) => {
    server.answer(inTurn(busy(after), json({ fine: true })));
    expect((await ask()).error).toMatchObject({ status: 503 });
    expect(server.asked).toHaveLength(1);
  });

  it('an invalid or past Retry-After causes no delay [C-24]', async () => {
    for (const after of ['soon', new Date(0).toUTCString()]) {
      server.answer(inTurn(busy(after), json({ fine: true })));
      expect((await ask()).data).toEqual({ fine: true });
    }
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
