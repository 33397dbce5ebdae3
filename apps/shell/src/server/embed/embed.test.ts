import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { data } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { settingsApi } from '@signpost/api-client/settings';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { currentLanguage } from '@signpost/language/runtime';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache } from '../cache/micro-cache';
import { readConfig } from '../config';
import { createMetrics } from '../http/metrics';
import { createPages } from '../http/pages';
import { sameForAll } from '../releases/testing/same-for-all';
import { testEnvironment } from '../render/testing/environment';
import { embed } from './embed';

const site = new URL('https://site.test');
const PARTNER = 'https://school.example';
const RELEASE = '0123456789ab';
const head = () => ({ title: 'A guide', description: '', canonical: '/guide' });

const loaded = {
  name: 'guides',
  release: RELEASE,
  manifest: {
    paths: ['/guide', '/page', '/poor', '/words'],
    slots: [],
    client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
    files: { 'client/embed.widgets.js': {}, 'client/e.js': {} },
  },
  module: {
    routes: [
      {
        id: 'guides.guide',
        path: '/guide',
        Component: () => 'a guide',
        handle: { chrome: 'none', head },
        loader: ({ request }: { request: Request }) => {
          const { searchParams } = new URL(request.url);
          if (searchParams.has('broken')) throw data('There has been a problem', { status: 502 });
          return data({ asked: searchParams.get('id') }, { status: searchParams.has('id') ? 200 : 404 });
        },
      },
      {
        id: 'guides.words',
        path: '/words',
        handle: { chrome: 'none', head },
        loader: () => ({ language: currentLanguage() }),
      },
      {
        id: 'guides.poor',
        path: '/poor',
        handle: { chrome: 'none', head },
        loader: async ({ context }: { context: ContextReader }) =>
          Object.keys(await attempt(context, settingsApi.endpoints.getSettings.initiate(undefined))),
      },
      { id: 'guides.page', path: '/page', Component: () => 'a page', handle: { head }, loader: () => ({}) },
    ],
  },
};
const active = {
  version: '1',
  retired: [],
  remotes: [{ name: 'guides', paths: loaded.manifest.paths, loaded }],
} as unknown as ActiveRemotes;

const serve = async ({ origin = site, localhost = false } = {}) => {
  const environment = testEnvironment({ responseCache: createResponseCache() });
  const shared = { site: origin, environment, partners: [PARTNER], localhost, remotes: () => active };
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeader('x-frame-options', 'DENY'));
  await app.register(embed, { ...shared, releases: tmpdir() });
  app.get(
    '/*',
    createPages({
      ...shared,
      ...sameForAll(() => active),
      cache: createMicroCache(),
      metrics: createMetrics(),
    }),
  );
  return app;
};

it('allows partners to show a widget’s page in a frame, rendered or cached, and no other page [R-31] [R-32]', async () => {
  const app = await serve();
  for (const time of ['rendered', 'cached']) {
    const widget = await app.inject(`/guide?id=${time === 'cached' ? 'rendered' : time}`);
    expect(widget.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${PARTNER};`);
    expect(widget.headers['x-frame-options']).toBeUndefined();
    const page = await app.inject('/page');
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'none';`);
    expect(page.headers['x-frame-options']).toBe('DENY');
  }
});

it('opens links of a widget’s page in another tab, also without scripts [R-31] [R-32]', async () => {
  const app = await serve();
  expect((await app.inject('/guide?id=art')).body).toContain('<base target="_blank">');
  expect((await app.inject('/page')).body).not.toContain('<base');
});

it('answers a page that is not a partner’s with a reason that it can read, and no data', async () => {
  const app = await serve();
  const headers = { origin: 'https://stranger.example' };
  const refused = await app.inject({ url: '/embed/data/guide?id=art', headers });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ detail: 'https://stranger.example is not a partner of this site' });
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': 'https://stranger.example',
    'cache-control': 'no-store',
    vary: 'origin',
  });
});

it.each([
  [true, 200, 'http://localhost:3000'],
  [true, 200, 'http://127.0.0.1:8080'],
  [true, 403, 'http://localhost.stranger.example'],
  [false, 403, 'http://localhost:3000'],
])('with development from localhost %s responds with %i to %s', async (localhost, status, origin) => {
  const app = await serve({ localhost });
  const response = await app.inject({ url: '/embed/data/guide?id=art', headers: { origin } });
  expect(response.statusCode).toBe(status);
  const page = await app.inject('/guide?id=art');
  const policy = String(page.headers['content-security-policy']);
  expect(policy.includes('http://localhost:* http://127.0.0.1:*')).toBe(localhost);
});

it('allows only partners’ pages to read a widget’s data', async () => {
  const app = await serve();
  const getData = (origin: string) => app.inject({ url: '/embed/data/guide?id=art', headers: { origin } });
  const partner = await getData(PARTNER);
  expect(partner.json()).toEqual({ asked: 'art' });
  expect(partner.headers).toMatchObject({ 'access-control-allow-origin': PARTNER, vary: 'origin' });
  expect((await getData('https://stranger.example')).body).not.toContain('asked');
  const page = await app.inject({ url: '/page', headers: { origin: PARTNER } });
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
});

it('serves a widget’s data under percent-encoded spellings of its address', async () => {
  const app = await serve({ origin: new URL('http://localhost:4200') });
  const response = await app.inject('/%65mbed/%64ata/guide?id=art');
  expect([response.statusCode, response.body]).toEqual([200, '{"asked":"art"}']);
});

it.each([
  ['/embed/data/words', 'en-GB'],
  ['/embed/data/words?lang=cy', 'cy'],
  ['/embed/data/cy/words', 'cy'],
  ['/embed/data/cy/words?lang=cy', 'cy'],
  ['/embed/data/words?lang=xx', 'en-GB'],
])('loads the data at %s in the language %s [R-31] [R-32] [B-21]', async (url, language) => {
  const response = await (await serve()).inject(url);
  expect([response.statusCode, response.json()]).toEqual([200, { language }]);
});

it.each([
  ['/embed/data/guide', 404, { asked: null }],
  ['/embed/data/guide?broken', 502, { detail: 'There has been a problem', status: 502 }],
  ['/embed/data/page', 404, { detail: 'No widget is at this address' }],
  ['/embed/data/nowhere', 404, { detail: 'No widget is at this address' }],
  ['/embed/data//elsewhere', 404, { detail: 'No widget is at this address' }],
])('responds to %s with %i', async (url, status, body) => {
  const response = await (await serve()).inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(body);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('sends a widget’s data with no-store when an API call for it failed', async () => {
  const response = await (await serve()).inject('/embed/data/poor');
  expect([response.statusCode, response.json()]).toEqual([200, ['error']]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('rejects a configuration whose partners are not origins', () => {
  const read = (EMBED_PARTNERS: string) =>
    readConfig({ BACKEND_URL: 'http://127.0.0.1:1', EMBED_PARTNERS }).EMBED_PARTNERS;
  expect(read('')).toEqual([]);
  expect(read(`${PARTNER}, http://localhost:8080`)).toEqual([PARTNER, 'http://localhost:8080']);
  for (const wrong of ['*', 'school.example', `${PARTNER}/`, "'self'", 'https://*.example', 'data:text']) {
    expect(() => read(wrong)).toThrow(/EMBED_PARTNERS/);
  }
});
