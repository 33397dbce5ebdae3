import v8 from 'node:v8';
import vm from 'node:vm';
import { RouterContextProvider } from 'react-router-dom';
import { json, startTestApi, type TestApi } from '../testing';
import { api, cacheEntriesOf, createStore, fetching, load, restoreCache, storeContext } from '.';

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
  await new Promise((resolve) => setTimeout(resolve, 0));
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
