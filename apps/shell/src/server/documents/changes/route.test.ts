import Fastify from 'fastify';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { inLanguage } from '../../render/language/in-language';
import { feedOf } from './feed-link';
import { changesFeed } from './route';

const changes = {
  results: [
    {
      id: 7,
      changedAt: '2026-11-25T09:00:00.000Z',
      kind: 'course',
      name: 'Sea',
      path: null,
      provider: { name: null },
      change: 'removed',
      summary: 'Gone.',
      dataSet: 'Discover Uni',
      dataYear: 2025,
    },
  ],
  next: null,
};

let backend: TestApi;
beforeAll(async () => {
  backend = await startTestApi();
});
afterAll(() => backend.close());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const app = Fastify();
  changesFeed(app, { site: new URL('https://www.site.test'), backend: backend.base });
  return app.inject({ url, headers });
};

it('passes kind, provider, subject and page to the API, and nothing else [C-26]', async () => {
  backend.answer(json(changes));
  const { headers } = await ask('/changes.atom?kind=course&provider=10007850&subject=law&before=9&utm=x');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(backend.asked.at(-1)).toBe('GET /api/v1/changes?kind=course&provider=10007850&subject=law&before=9');
});

it('is in Welsh below /cy, with the Welsh texts of the API [C-26] [B-21]', async () => {
  backend.answer(json({ ...changes, results: [{ ...changes.results[0], path: '/explore/unis/1/x' }] }));
  const { body } = await ask('/cy/changes.atom?kind=course');
  expect(backend.asked.at(-1)).toBe('GET /api/v1/changes?kind=course&lang=cy');
  expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cy">');
  expect(body).toContain('<link rel="self" href="https://www.site.test/cy/changes.atom?kind=course"/>');
  expect(body).toContain('<link rel="alternate" href="https://www.site.test/cy/about-the-data"/>');
  expect(body).toContain('<link rel="alternate" href="https://www.site.test/cy/explore/unis/1/x"/>');
});

it('is linked at its Welsh address from Welsh pages [C-26] [B-21]', () => {
  expect(inLanguage('cy', () => feedOf('/explore/subjects/law'))?.href).toBe('/cy/changes.atom?subject=law');
});

it('is cacheable for 15 minutes, and gets a 304 for a matching ETag [C-26]', async () => {
  backend.answer(json(changes));
  const first = await ask('/changes.atom');
  expect(first.headers['cache-control']).toBe('public, max-age=900');
  const again = await ask('/changes.atom', { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

it.each(['kind=career', 'provider=1', 'subject=%3Cb%3E', 'before=x', 'kind=course&kind=course'])(
  'refuses %s with 400, without asking the API [C-26]',
  async (query) => {
    const asked = backend.asked.length;
    expect((await ask(`/changes.atom?${query}`)).statusCode).toBe(400);
    expect(backend.asked).toHaveLength(asked);
  },
);

it('is 503 while the API fails or answers with something else [C-26]', async () => {
  backend.answer(json({ results: 'many' }));
  const answer = await ask('/changes.atom');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('120');
});

it.each([
  ['/about-the-data', '/changes.atom'],
  ['/explore/search/courses', '/changes.atom'],
  ['/explore/unis/10007850/university-of-bath', '/changes.atom?provider=10007850'],
  ['/explore/subjects/law', '/changes.atom?subject=law'],
  ['/explore/subjects/"><b>', undefined],
  ['/cookies', undefined],
])('the page %s has the feed %s [C-26]', (pathname, href) => {
  expect(feedOf(pathname)?.href).toBe(href);
});
