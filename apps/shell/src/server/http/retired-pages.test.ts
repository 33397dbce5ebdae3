import Fastify from 'fastify';
import type { RetiredRemote } from '@signpost/federation/loading';
import { createMicroCache } from '../cache/micro-cache';
import { sameForAll } from '../releases/testing/same-for-all';
import { testEnvironment } from '../render/testing/environment';
import { createMetrics } from './metrics';
import { createPages } from './pages';

const rooms: RetiredRemote = {
  paths: ['/rooms', '/rooms/:id'],
  redirects: { '/rooms/old': '/explore', '/rooms/:id': '/explore/unis/:id' },
};

/** Requests an address of a site with a retired remote. */
const request = (url: string) => {
  const app = Fastify();
  const pages = createPages({
    site: new URL('https://site.test'),
    environment: testEnvironment(),
    cache: createMicroCache(),
    metrics: createMetrics(),
    partners: [],
    localhost: false,
    ...sameForAll(() => ({ version: '1', remotes: [], retired: [rooms] })),
  });
  app.get('/*', pages);
  return app.inject(url);
};

it.each([
  ['/rooms/7?from=letter&x=%2F', '/explore/unis/7?from=letter&x=%2F'],
  ['/rooms/a%2Fb', '/explore/unis/a%2Fb'],
  ['/rooms/old', '/explore'],
  ['/ROOMS/7/', '/explore/unis/7'],
  ['/cy/rooms/7?from=letter', '/cy/explore/unis/7?from=letter'],
  ['/cy/rooms/old', '/cy/explore'],
])('%s of a retired remote redirects to %s', async (url, target) => {
  const { statusCode, headers } = await request(url);
  expect([statusCode, headers.location]).toEqual([302, target]);
});

it('an address of a retired remote without a redirect answers 410, with a next step', async () => {
  const { statusCode, body } = await request('/rooms');
  expect(statusCode).toBe(410);
  expect(body).toContain('This page is no longer part of the site');
  expect(body).toContain('noindex');
});

it('pages name the paths of retired remotes, so that links to them load from the server', async () => {
  const { statusCode, body } = await request('/nowhere');
  expect(statusCode).toBe(404);
  expect(body).toContain('"retired":["/rooms","/rooms/:id"]');
});
