import { RouterContextProvider } from 'react-router-dom';
import { json, startTestApi, type TestApi } from '../testing';
import { api, cacheEntriesOf, createStore, fetching, load, restoreCache, storeContext } from '.';

/** Injects an endpoint as one release of a remote does when it is loaded: always under the same name. */
const inject = (release: string) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      getSideBySide: build.query<string, { id: string }>({
        queryFn: fetching<{ id: string }, string>({
          subject: 'unis',
          request: ({ id }) => `/${release}/${id}`,
          read: () => `as ${release} reads it`,
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

describe('two releases in one process', () => {
  it('each ask and understand by their own endpoint, in whatever order they came', async () => {
    const [first, second] = [inject('first'), inject('second')];
    expect(await ask(second, open().context)).toBe('as second reads it');
    expect(await ask(first, open().context)).toBe('as first reads it');
    expect(await ask(second, open().context)).toBe('as second reads it');
  });

  it('send what they understood under the name that the browser knows', async () => {
    inject('before');
    const { context, store } = open();
    await ask(inject('now'), context);
    expect(cacheEntriesOf(store)).toEqual([
      { endpointName: 'getSideBySide', arg: { id: 'a' }, value: 'as now reads it' },
    ]);
  });

  it('find in one store what the other asked for', async () => {
    const { context, store } = open();
    await ask(inject('shell'), context);
    await ask(inject('remote'), context);
    expect(server.asked).toEqual(['GET /shell/a']);
    expect(cacheEntriesOf(store)).toHaveLength(1);
  });

  it('find an answer that came with the page, those that are loaded later too', async () => {
    const early = inject('early');
    const { context, store } = open();
    restoreCache(store, [{ endpointName: 'getSideBySide', arg: { id: 'a' }, value: 'from the page' }]);
    expect(await ask(early, context)).toBe('from the page');
    expect(await ask(inject('late'), context)).toBe('from the page');
    expect(server.asked).toEqual([]);
  });
});
