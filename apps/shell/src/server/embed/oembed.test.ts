import Fastify from 'fastify';
import { data } from 'react-router-dom';
import { tmpdir } from 'node:os';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import { testEnvironment } from '../render/testing/environment';
import { embed } from './embed';

const site = new URL('https://site.test');

const page = (path: string, head: object, loader: () => unknown = () => ({})) => ({
  id: `guides${path}`,
  path,
  Component: () => null,
  loader,
  handle: { head: () => ({ title: 'Art & design', description: '', canonical: path, ...head }) },
});
const routes = [
  page('/guide', { frame: '/frame?guide=art&b=1' }),
  page('/plain', {}),
  page('/broken', { frame: '/frame' }, () => {
    throw data('There has been a problem', { status: 502 });
  }),
];
const paths = routes.map(({ path }) => path);
const active = {
  version: '1',
  retired: [],
  remotes: [
    {
      name: 'guides',
      paths,
      loaded: { name: 'guides', release: '0123456789ab', manifest: { paths, slots: [] }, module: { routes } },
    },
  ],
} as unknown as ActiveRemotes;

const ask = async (query: string) => {
  const app = Fastify();
  await app.register(embed, {
    site,
    environment: testEnvironment({ responseCache: createResponseCache() }),
    partners: [],
    localhost: false,
    remotes: () => active,
    releases: tmpdir(),
  });
  return app.inject(`/oembed?${query}`);
};
const address = (path: string, origin = site.origin) => `url=${encodeURIComponent(origin + path)}`;

it('describes the frame of a page that other sites can show', async () => {
  const response = await ask(`${address('/guide')}&format=json&maxwidth=400`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=86400',
  });
  expect(response.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Art & design · Signpost',
    provider_name: 'Signpost',
    provider_url: 'https://site.test',
    width: 400,
    height: 640,
  });
  const { html } = response.json<{ html: string }>();
  expect(html).toContain('src="https://site.test/frame?guide=art&amp;b=1"');
  expect(html).toContain('title="Art &amp; design · Signpost"');
});

it('describes the frame in Welsh for a page in Welsh [B-21]', async () => {
  const response = await ask(address('/cy/guide'));
  expect(response.statusCode).toBe(200);
  const { html } = response.json<{ html: string }>();
  expect(html).toContain('src="https://site.test/cy/frame?guide=art&amp;b=1"');
  expect(html).toContain('lang="cy"');
});

it.each([
  ['a page without a frame', address('/plain'), 404],
  ['a page that failed', address('/broken'), 404],
  ['an address that no remote has', address('/nowhere'), 404],
  ['another site', address('/guide', 'https://elsewhere.test'), 404],
  ['another format', `${address('/guide')}&format=xml`, 501],
  ['no address', '', 400],
  ['an invalid size', `${address('/guide')}&maxwidth=wide`, 400],
])('answers %s with a problem', async (_, query, status) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ status });
  expect(response.headers['cache-control']).toBe('no-store');
});
