import Fastify, { type FastifyInstance } from 'fastify';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import type { PageFeedback } from './feedback-client';
import { feedbackRoute } from './feedback-route';

const SITE = new URL('https://signpost.test');
const unis = { name: 'unis', release: '0123456789ab', manifest: { paths: [] } } as unknown as LoadedRemote;
const remotes: ActiveRemotes = {
  version: '1',
  retired: [],
  remotes: [{ name: 'unis', paths: ['/explore/unis'], loaded: unis }],
};

let app: FastifyInstance;
let stored: PageFeedback[];
let isAvailable: boolean;
beforeEach(async () => {
  stored = [];
  isAvailable = true;
  app = Fastify();
  await app.register(feedbackRoute, {
    site: SITE,
    resolveReleases: () => ({ remotes, active: remotes }) as never,
    store: async (feedback) => {
      if (isAvailable) stored.push(feedback);
      return isAvailable;
    },
  });
});
afterEach(() => app.close());

const post = (payload: string | object, headers: Record<string, string> = {}, url = '/feedback') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

it('stores an answer with the owner of the page and the release that the visitor gets', async () => {
  expect((await post({ path: '/explore/unis', useful: true })).statusCode).toBe(204);
  expect((await post({ path: '/cookies', useful: false, comment: ' Too long ' })).statusCode).toBe(204);
  expect(stored).toEqual([
    { path: '/explore/unis', owner: 'unis', release: '0123456789ab', useful: true, comment: null },
    { path: '/cookies', owner: 'shell', release: null, useful: false, comment: 'Too long' },
  ]);
});

it('redirects a form to the page that thanks', async () => {
  const answer = await post('path=%2Fexplore%2Funis&useful=no', FORM);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['location']).toBe('/feedback?page=%2Fexplore%2Funis&useful=no');
  const comment = await post('path=%2Fexplore%2Funis&useful=no&comment=No+map', FORM);
  expect(comment.headers['location']).toBe('/feedback?page=%2Fexplore%2Funis&useful=no&commented=yes');
  expect(stored.map((each) => each.comment)).toEqual([null, 'No map']);
});

it('redirects the form of a Welsh page to the Welsh page that thanks [B-21]', async () => {
  const answer = await post('path=%2Fexplore%2Funis&useful=no', FORM, '/cy/feedback');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['location']).toBe('/cy/feedback?page=%2Fexplore%2Funis&useful=no');
  expect(stored).toMatchObject([{ path: '/explore/unis', owner: 'unis' }]);
  expect((await post('path=%2F&useful=no', FORM, '/other/feedback')).statusCode).toBe(404);
});

it.each([
  ['no answer', { path: '/explore/unis' }],
  ['a query', { path: '/explore/unis?postcode=LS2', useful: true }],
  ['the address of another site', { path: '//example.org', useful: true }],
  ['a long comment', { path: '/explore/unis', useful: true, comment: 'x'.repeat(501) }],
  ['an unknown field', { path: '/explore/unis', useful: true, owner: 'careers' }],
])('refuses %s', async (_case, payload) => {
  expect((await post(payload)).statusCode).toBe(400);
  expect(stored).toEqual([]);
});

it('refuses other sites, and says when the answer could not be stored', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
  expect((await post({ path: '/explore/unis', useful: true }, foreign)).statusCode).toBe(403);
  isAvailable = false;
  expect((await post({ path: '/explore/unis', useful: true })).statusCode).toBe(503);
});
