import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { inTurn, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { inLanguage } from '../render/language/in-language';
import { feedOf } from './changes/feed-link';
import { changesFeed } from './changes/route';
import { documents } from './documents';
import { manifest, manifestPath } from './manifest';
import type { SecurityContact } from './security-txt';
import { KINDS } from './sitemap/kinds';
import { createSitemap } from './sitemap/sitemap';
import { staleWhileRevalidate } from './stale-while-revalidate';
import { NO_PICTURES } from './testing/pictures';
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

describe('the manifest’s parts', () => {
  const PUBLIC = path.join(__dirname, '../../../public');
  const pictures = { ...NO_PICTURES, screenNarrow: 'screen-narrow.webp', screenWide: 'screen-wide.webp' };

  it('has a screenshot of each form, of the size of its file, for the dialog that installs the site', () => {
    const { screenshots } = JSON.parse(String(manifest('', pictures).body)) as {
      screenshots: Record<'src' | 'sizes' | 'form_factor', string>[];
    };
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of screenshots) {
      const bytes = readFileSync(path.join(PUBLIC, src));
      // The size in the header of an extended WebP file.
      expect(`${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`).toBe(sizes);
      expect(bytes.length).toBeLessThan(100_000);
    }
  });

  it('is in Welsh for Welsh pages, and starts at the Welsh home page [B-21] [B-20]', () => {
    const [path, { body }] = inLanguage('cy', () => [manifestPath(), manifest('', pictures)] as const);
    const { lang, start_url, shortcuts } = JSON.parse(String(body)) as {
      lang: string;
      start_url: string;
      shortcuts: { url: string }[];
    };
    expect([path, lang, start_url]).toEqual(['/cy/manifest.webmanifest', 'cy', '/cy']);
    expect(shortcuts.map(({ url }) => url)).toEqual([
      '/cy/explore/search',
      '/cy/explore/unis',
      '/cy/explore/favourites',
      '/cy/offline',
    ]);
  });
});

describe('the feed of changes', () => {
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
    expect(backend.asked.at(-1)).toBe(
      'GET /api/v1/changes?kind=course&provider=10007850&subject=law&before=9',
    );
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
    expect(inLanguage('cy', () => feedOf('/explore/subjects/law'))?.href).toBe(
      '/cy/changes.atom?subject=law',
    );
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
});

describe('stale-while-revalidate', () => {
  const clock = () => {
    const state = { now: 0, loads: 0, isBroken: false };
    const get = staleWhileRevalidate(
      100,
      async () => {
        state.loads += 1;
        if (state.isBroken) throw new Error('not available');
        return state.loads;
      },
      () => state.now,
    );
    return { state, get };
  };

  const backgroundLoad = () => new Promise(setImmediate);

  it('loads once for concurrent callers, and again after expiry', async () => {
    const { state, get } = clock();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    state.now = 99;
    expect(await get()).toBe(1);
    state.now = 100;
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    await backgroundLoad();
    expect(await get()).toBe(2);
    expect(state.loads).toBe(2);
  });

  it('returns the stale value without waiting for a new one', async () => {
    let now = 0;
    const loads = [Promise.resolve('old'), new Promise<string>(() => undefined)];
    const get = staleWhileRevalidate(
      100,
      () => loads.shift() ?? Promise.reject(new Error('loaded too often')),
      () => now,
    );
    await get();
    now = 100;
    expect([await get(), await get()]).toEqual(['old', 'old']);
  });

  it('keeps the stale value when loading fails, and tries again after it expires', async () => {
    const { state, get } = clock();
    await get();
    state.now = 200;
    state.isBroken = true;
    expect(await get()).toBe(1);
    await backgroundLoad();
    state.isBroken = false;
    expect(await get()).toBe(1);
    expect(state.loads).toBe(2);
    state.now = 300;
    await get();
    await backgroundLoad();
    expect(await get()).toBe(3);
  });

  it('rejects only while no value has been loaded', async () => {
    const { state, get } = clock();
    state.isBroken = true;
    await expect(get()).rejects.toThrow('not available');
    state.isBroken = false;
    expect(await get()).toBe(2);
  });
});
