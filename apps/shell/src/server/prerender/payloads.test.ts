import Fastify from 'fastify';
import { api, attempt, load, type ContextReader } from '@signpost/api-client/base';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { pageHandle } from '@signpost/federation/contract';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import type { RenderEnvironment } from '../render/render-environment';
import { createPayloads } from './payloads';

const RELEASE = '0123456789ab';
const { getFigs, getTea } = api.injectEndpoints({
  endpoints: (build) => ({
    getFigs: build.query<unknown, undefined>({ query: () => '/figs' }),
    getTea: build.query<unknown, undefined>({ query: () => '/tea' }),
  }),
}).endpoints;

const page = (id: string, prerender: boolean) => ({
  id: `figs.${id}`,
  path: `/${id}`,
  lazy: async () => ({
    Component: () => null,
    handle: pageHandle({
      ...(prerender && { prerender }),
      head: () => ({ title: 'Figs', description: '', canonical: `/${id}` }),
    }),
    loader: async ({ context }: { context: ContextReader }) => {
      if (id === 'tea') await attempt(context, getTea.initiate(undefined));
      return load(context, getFigs.initiate(undefined));
    },
  }),
});

const routes = [page('figs', true), page('plums', false), page('tea', true)];
const loaded = { name: 'figs', release: RELEASE, manifest: { slots: [] }, module: { routes } };
const remotes = {
  version: '1',
  retired: [],
  remotes: [{ name: 'figs', paths: ['/figs', '/plums', '/tea'], loaded }],
} as unknown as ActiveRemotes;

let backend: TestApi;
beforeAll(async () => void (backend = await startTestApi()));
afterAll(() => backend.close());

const serve = () => {
  const environment = {
    backend: backend.base,
    responseCache: createResponseCache(),
    mode: async () => ({ mode: 'site', known: true }),
    onError: () => undefined,
    onReport: () => undefined,
  } as unknown as RenderEnvironment;
  const app = Fastify();
  const site = new URL('https://site.test');
  app.get(
    '/*',
    createPayloads({ site, environment, keep: true, resolveReleases: () => ({ remotes, active: remotes }) }),
  );
  return app;
};

it('returns the API answers of a prerendered page’s loader and the release [B-08]', async () => {
  backend.answer(json({ figs: 3 }));
  const response = await serve().inject('/figs/_payload.json?ignored=1');
  expect(response.json()).toEqual({
    release: RELEASE,
    cache: [{ endpointName: 'getFigs', value: { figs: 3 } }],
  });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toContain('s-maxage=10');
});

it('returns the API answers in the language of the address [B-08] [B-21]', async () => {
  backend.answer(json({ figs: 3 }));
  const response = await serve().inject('/cy/figs/_payload.json');
  expect(response.json()).toMatchObject({ release: RELEASE });
  expect(backend.asked).toEqual(['GET /figs?lang=cy']);
});

it('creates a payload once for concurrent requests, and sends a 304 for a matching ETag [B-08]', async () => {
  backend.answer(json({ figs: 3 }));
  const app = serve();
  const [first] = await Promise.all(Array.from({ length: 10 }, () => app.inject('/figs/_payload.json')));
  expect(backend.asked).toEqual(['GET /figs']);
  const headers = { 'if-none-match': first?.headers['etag'] };
  const again = await app.inject({ url: '/figs/_payload.json', headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it.each(['/plums/_payload.json', '/nothing/_payload.json', '//figs/_payload.json', '/_payload.json'])(
  'responds with 404 to %s, whose page is not prerendered [B-08]',
  async (path) => {
    backend.answer(json({ figs: 3 }));
    const response = await serve().inject(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(backend.asked).toEqual([]);
  },
);

it('responds with 404 for a partial page until it is complete [B-08]', async () => {
  const app = serve();
  backend.answer(byPath({ '/figs': json({ figs: 3 }), '/tea': json({ title: 'Down' }, 503) }));
  const partial = await app.inject('/tea/_payload.json');
  expect([partial.statusCode, partial.headers['cache-control']]).toEqual([404, 'no-store']);
  backend.answer(json({ figs: 4 }));
  const complete = await app.inject('/tea/_payload.json');
  expect(complete.json()).toMatchObject({ cache: [{ value: { figs: 4 } }, { value: { figs: 4 } }] });
});

it('responds with 404 for a failed page until it succeeds [B-08]', async () => {
  const app = serve();
  backend.answer(json({ title: 'Away' }, 410));
  expect((await app.inject('/figs/_payload.json')).statusCode).toBe(404);
  backend.answer(json({ figs: 4 }));
  expect((await app.inject('/figs/_payload.json')).json()).toMatchObject({
    cache: [{ value: { figs: 4 } }],
  });
});
