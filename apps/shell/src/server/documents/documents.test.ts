import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { inTurn, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { documents } from './documents';
import type { SecurityContact } from './security-txt';
import { KINDS } from './sitemap/kinds';
import { createSitemap } from './sitemap/sitemap';
import { PAPER } from './theme-colours';

const site = new URL('https://www.site.test');
const pictures = {
  icon192: '/assets/icon-192.1.png',
  icon512: '/assets/icon-512.1.png',
  maskable: '/assets/icon-maskable-512.1.png',
  touch: '/assets/icon-touch-180.1.png',
  preview: '/assets/preview.1.png',
  screenNarrow: '/assets/screen-narrow.1.webp',
  screenWide: '/assets/screen-wide.1.webp',
};
const hits = (...urls: string[]) => ({ hits: urls.map((url) => ({ url })) });

let backend: TestApi;
beforeAll(async () => {
  backend = await startTestApi();
});
afterAll(() => backend.close());

const serve = async (security: SecurityContact = {}, address = backend.base) => {
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the site’s own'));
  await app.register(documents, { site, backend: address, icon: '/assets/icon.1.svg', pictures, security });
  return app;
};

it('describes the search for browsers', async () => {
  const app = await serve();
  const answer = await app.inject('/opensearch.xml');
  expect(answer.headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(answer.body).toContain('template="https://www.site.test/explore/search?q={searchTerms}"');
});

it('describes the Welsh search for browsers on Welsh pages [B-21]', async () => {
  const { body } = await (await serve()).inject('/cy/opensearch.xml');
  expect(body).toContain('<Language>cy</Language>');
  expect(body).toContain('template="https://www.site.test/cy/explore/search?q={searchTerms}"');
});

describe('the sitemap', () => {
  it('has an index with a file for every kind, and lists each university', async () => {
    backend.answer(
      inTurn(
        json({ ...hits('/explore/unis/1/bath'), cursor: 'on' }),
        json(hits('/explore/unis/2/a&b', 'https://elsewhere.test/')),
      ),
    );
    const app = await serve();
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, part = '']) => new URL(part).pathname,
    );
    expect(parts).toEqual(['pages', ...KINDS].map((name) => `/sitemaps/${name}.xml`));
    const answers = await Promise.all(parts.map((part) => app.inject(part)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(parts.map(() => 200));
    const [pages, unis] = answers;
    expect(pages?.body).toContain('<loc>https://www.site.test/about-the-data</loc>');
    expect(unis?.body).toContain('<loc>https://www.site.test/explore/unis/1/bath</loc>');
    expect(unis?.body).toContain('<loc>https://www.site.test/explore/unis/2/a&amp;b</loc>');
    expect(unis?.body).not.toContain('elsewhere');
    expect(backend.asked.slice(0, 2)).toEqual(
      Array(2).fill('POST /search/1/indexes/d10_universities/browse'),
    );
  });

  it('has a max-age of one hour, and gets a 304 for a matching ETag', async () => {
    backend.answer(json(hits('/explore/unis/1/bath')));
    const app = await serve();
    const first = await app.inject('/sitemap.xml');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const tag = first.headers.etag ?? '';
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(new Set(backend.asked).size).toBe(backend.asked.length);
  });

  it('has the day an article was last checked, and ignores invalid dates', async () => {
    const [article, guide] = [
      { url: '/explore/articles/a', published: '2026-10-01' },
      { url: '/explore/articles/b', published: 'soon' },
    ];
    backend.answer(json({ hits: [article, guide] }));
    const files = await createSitemap({ site, backend: backend.base, kinds: ['articles'] })();
    const { body = '' } = files.get('/sitemaps/articles.xml') ?? {};
    expect(body.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-10-01</lastmod>']);
    expect(body).toContain('/explore/articles/b');
  });

  it('leaves out samples, and the list page of a kind that has only samples', async () => {
    const employers = { site, backend: backend.base, kinds: ['employers'] } as const;
    const sample = { url: '/explore/employer/a', sample: true };
    backend.answer(json({ hits: [sample] }));
    const without = await createSitemap(employers)();
    expect([...without.keys()]).toEqual(['/sitemap.xml', '/sitemaps/pages.xml']);
    expect(without.get('/sitemaps/pages.xml')?.body).not.toContain('/explore/employers<');
    backend.answer(json({ hits: [sample, { url: '/explore/employer/b', sample: false }] }));
    const files = await createSitemap(employers)();
    expect(files.get('/sitemaps/employers.xml')?.body).toContain('/explore/employer/b<');
    expect(files.get('/sitemaps/employers.xml')?.body).not.toContain('/explore/employer/a<');
    expect(files.get('/sitemaps/pages.xml')?.body).toContain('/explore/employers<');
  });

  it('responds with 503 when the API is not available or its response is invalid, and with the site’s 404 for unknown files', async () => {
    const unavailable = await (await serve({}, 'http://127.0.0.1:9')).inject('/sitemap.xml');
    expect([unavailable.statusCode, unavailable.headers['retry-after']]).toEqual([503, '120']);
    backend.answer(json({ nothing: true }));
    expect((await (await serve()).inject('/sitemap.xml')).statusCode).toBe(503);
    backend.answer(json(hits()));
    const none = await (await serve()).inject('/sitemaps/..%2f..%2fetc.xml');
    expect([none.statusCode, none.body]).toEqual([404, 'the site’s own']);
  });
});

it('robots.txt disallows the API and the search test page, and has the URL of the sitemap', async () => {
  const { body, headers } = await (await serve()).inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /explore/search/testbed',
      'Disallow: /cy/explore/search/testbed',
      'Sitemap: https://www.site.test/sitemap.xml',
    ]),
  );
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

describe('security.txt', () => {
  const fields = (text: string) =>
    new Map(text.split('\n').flatMap((line) => (line ? [line.split(/: (.*)/) as [string, string]] : [])));

  it('has the fields of RFC 9116 and expires in less than a year', async () => {
    const { body, headers } = await (await serve()).inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const parsed = fields(body);
    expect(parsed.get('Contact')).toBe('mailto:security@site.test');
    expect(parsed.get('Canonical')).toBe('https://www.site.test/.well-known/security.txt');
    const days = (Date.parse(parsed.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });

  it('has the configured contact, and is a 404 after the configured expiry date', async () => {
    const contact = 'https://site.test/report';
    const expires = new Date(Date.now() + 86_400_000);
    const { body } = await (await serve({ contact, expires })).inject('/.well-known/security.txt');
    expect(fields(body).get('Contact')).toBe(contact);
    expect(fields(body).get('Expires')).toBe(expires.toISOString());
    const stale = await serve({ contact, expires: new Date(0) });
    expect((await stale.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

describe('the manifest', () => {
  it('has the site’s name, its colours and its icons, one of them maskable', async () => {
    const { headers, body } = await (await serve()).inject('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const parsed = JSON.parse(body) as { icons: { src: string; sizes: string; purpose?: string }[] };
    expect(parsed).toMatchObject({ short_name: 'Signpost', start_url: '/', theme_color: PAPER.light });
    expect(parsed.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('starts at the home page, and leads to search, saved things and the pages kept offline [B-20]', async () => {
    type Shortcut = { url: string; icons: { src: string }[] };
    const { body } = await (await serve()).inject('/manifest.webmanifest');
    const { shortcuts } = JSON.parse(body) as { shortcuts: Shortcut[] };
    expect(shortcuts.map(({ url }) => url)).toEqual([
      '/explore/search',
      '/explore/unis',
      '/explore/favourites',
      '/offline',
    ]);
    expect(shortcuts.every(({ icons }) => icons[0]?.src === pictures.icon192)).toBe(true);
  });

  it('has the colours of the design system', () => {
    const file = path.join(__dirname, '../../../../../packages/shared-ui/src/tokens/tokens.css');
    const [, light = '', dark = ''] =
      /--paper: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(readFileSync(file, 'utf8')) ?? [];
    expect([light, dark].map(hexOf)).toEqual([PAPER.light, PAPER.dark]);
  });
});

/** Converts an OKLCH colour to sRGB (CSS Color 4). */
const hexOf = (oklch: string): string => {
  const [l = 0, c = 0, h = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const byte = (x: number) => Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
  return `#${linear.map((x) => byte(x).toString(16).padStart(2, '0')).join('')}`;
};
