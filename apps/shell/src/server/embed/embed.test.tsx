import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { Suspense, use } from 'react';
import { data, redirect, useLoaderData } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { currentLanguage } from '@signpost/language/runtime';
import { createMicroCache } from '../cache/micro-cache';
import { createResponseCache } from '../cache/response-cache';
import { readConfig } from '../config';
import { createMetrics } from '../http/metrics';
import { createPages } from '../http/pages';
import { sameForAll } from '../releases/testing/same-for-all';
import type { RenderEnvironment } from '../render/render-environment';
import { testEnvironment } from '../render/testing/environment';
import { fetchSettings } from '../render/testing/settings-call';
import { embed } from './embed';
import { isSignInWindow } from './partners';
import type { PinnedScripts } from './scripts';

describe('widgets', () => {
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
            Object.keys(await attempt(context, fetchSettings())),
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
    expect(refused.json()).toMatchObject({
      detail: 'https://stranger.example is not a partner of this site',
    });
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
});

describe('pages of a host', () => {
  const site = new URL('https://site.test');
  const NONCE = 'aG9zdHMtb3duLW5vbmNl';
  const HOSTILE = '</script><script>alert(1)</script>\n"';
  const LONG_TEXT = 'word '.repeat(10_000);

  const Deferred = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;
  const Guide = () => {
    const { text } = useLoaderData<{ text: Promise<string> }>();
    return (
      <>
        <img src="/a.png" alt="" />
        <Suspense fallback="Loading">
          <Deferred text={text} />
        </Suspense>
      </>
    );
  };

  const counters = { loads: 0 };
  const active = {
    version: '1',
    retired: [],
    remotes: [
      {
        name: 'guides',
        paths: ['/guide', '/moved'],
        loaded: {
          name: 'guides',
          release: '0123456789ab',
          manifest: {
            paths: ['/guide', '/moved'],
            slots: [],
            files: {},
            client: {
              entry: 'client/e.js',
              remote: { js: [], css: [] },
              chunks: { 'guides.guide': { js: ['client/guide.js'], css: ['client/guide.css'] } },
            },
          },
          module: {
            routes: [
              {
                id: 'guides.guide',
                path: '/guide',
                Component: Guide,
                loader: () => {
                  counters.loads += 1;
                  return { text: new Promise((resolve) => setImmediate(resolve, LONG_TEXT)) };
                },
                handle: {
                  head: () => ({
                    title: HOSTILE,
                    description: 'About',
                    canonical: '/guide',
                    shortlink: '/g',
                    robots: 'noindex',
                    image: '/a.png',
                    jsonLd: [{ '@type': 'Thing' }],
                  }),
                },
              },
              { id: 'guides.moved', path: '/moved', loader: () => redirect('/guide?from=moved', 301) },
            ],
          },
        },
      },
    ],
  } as unknown as ActiveRemotes;

  const serve = () => {
    const environment = testEnvironment({
      responseCache: createResponseCache(),
      shell: {
        js: ['/assets/shell.js'],
        css: ['/assets/shell.css'],
        preload: ['/assets/main.js'],
        fonts: ['/assets/text.woff2'],
        icon: '/icon.svg',
        pictures: { preview: '/p.png' },
        chunks: {},
      },
    } as unknown as Partial<RenderEnvironment>);
    const app = Fastify();
    app.get(
      '/*',
      createPages({
        site,
        environment,
        partners: [],
        localhost: false,
        cache: createMicroCache(),
        metrics: createMetrics(),
        ...sameForAll(() => active),
      }),
    );
    return app;
  };

  const headers = { 'x-embedded': '1', 'x-embedded-nonce': NONCE };
  const splitResponse = (body: string) => {
    const end = body.indexOf('\n');
    return { head: JSON.parse(body.slice(0, end)) as Record<string, unknown>, markup: body.slice(end + 1) };
  };
  const tags = (markup: string, name: string) => markup.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

  it('sends the head as one line of JSON without tags: title, description, robots, canonical and shortlink [B-12]', async () => {
    const { body } = await serve().inject({ url: '/guide', headers });
    const { head } = splitResponse(body);
    expect(head).toEqual({
      title: expect.stringContaining(HOSTILE) as string,
      meta: [
        { name: 'description', content: 'About' },
        { name: 'robots', content: 'noindex' },
      ],
      link: [
        { rel: 'canonical', href: 'https://site.test/guide' },
        { rel: 'shortlink', href: 'https://site.test/g' },
      ],
    });
    expect(body.slice(0, body.indexOf('\n'))).not.toContain('<');
  });

  it('sends markup without head tags, with deferred parts in place and the consent attribute on every script [B-12]', async () => {
    const { markup } = splitResponse((await serve().inject({ url: '/guide', headers })).body);
    expect(markup).toMatch(
      /^<div lang="en-GB" class="page-explore page-guide"><a [^>]*href="#main".*<div id="root">.*<\/script><\/div>$/s,
    );
    for (const name of ['html', 'head', 'body', 'meta', 'link', 'title'])
      expect(tags(markup, name)).toEqual([]);
    expect(markup).toContain(`<p>${LONG_TEXT}</p>`);
    expect(markup).not.toContain('Loading');
    expect(tags(markup, 'script')).toEqual([
      '<script type="application/json" data-cookieconsent="ignore" id="signpost-boot">',
      `<script nonce="${NONCE}" data-cookieconsent="ignore" src="/assets/shell.js" defer>`,
    ]);
  });

  it('names the style sheets and the language of the markup in headers, of a cached answer too, and for no page [B-12] [B-21]', async () => {
    const app = serve();
    for (const time of ['rendered', 'cached']) {
      const answer = await app.inject({ url: '/cy/guide', headers });
      expect([time, answer.headers['link'], answer.headers['content-language']]).toEqual([
        time,
        '</assets/shell.css>; rel=stylesheet, </releases/guides/0123456789ab/client/guide.css>; rel=stylesheet',
        'cy',
      ]);
      expect(splitResponse(answer.body).markup).toMatch(/^<div lang="cy" class="page-explore page-guide">/);
    }
    const page = await app.inject('/cy/guide');
    expect(page.headers).not.toHaveProperty('link');
  });

  it('caches the host’s markup and the page separately, each rendered once and sent with its own nonce [B-12]', async () => {
    const app = serve();
    counters.loads = 0;
    const other = 'YW5vdGhlci1ob3N0LW5vbmNl';
    const [part, whole] = [await app.inject({ url: '/guide', headers }), await app.inject('/guide')];
    const again = await app.inject({ url: '/guide', headers: { ...headers, 'x-embedded-nonce': other } });
    expect(counters.loads).toBe(2);
    expect(again.body).toBe(part.body.replaceAll(NONCE, other));
    expect(whole.body).toMatch(/^<!doctype html>/);
    expect((await app.inject('/guide')).body).toMatch(/^<!doctype html>/);
    for (const response of [part, whole, again])
      expect(response.headers['vary']).toBe('accept-encoding, x-embedded');
    expect(part.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it.each(['short', `"><script>alert(1)</script>`, 'data-cookieconsent="ignore"', 'x'.repeat(200)])(
    'ignores an invalid nonce of the host: %s [B-12]',
    async (nonce) => {
      const response = await serve().inject({
        url: '/guide',
        headers: { ...headers, 'x-embedded-nonce': nonce },
      });
      expect(splitResponse(response.body).markup).toMatch(/<script nonce="[\w-]{22}" data-cookieconsent/);
      // The header is ignored for a complete page, which has its own nonce.
      const page = await serve().inject({ url: '/guide', headers: { 'x-embedded-nonce': NONCE } });
      expect(page.body).not.toContain(NONCE);
    },
  );

  it('keeps the status of error pages and redirects [B-12]', async () => {
    const app = serve();
    const missing = await app.inject({ url: '/nowhere', headers });
    expect(missing.statusCode).toBe(404);
    expect(splitResponse(missing.body).head).toMatchObject({
      meta: [expect.anything(), { name: 'robots', content: 'noindex' }],
    });
    expect(splitResponse(missing.body).markup).toContain('Page Not Found');
    const moved = await app.inject({ url: '/moved', headers });
    expect(moved.statusCode).toBe(301);
    expect(moved.headers['location']).toBe('/guide?from=moved');
  });
});

describe('oEmbed', () => {
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
        loaded: {
          name: 'guides',
          release: '0123456789ab',
          manifest: { paths, slots: [] },
          module: { routes },
        },
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
});

describe('partners', () => {
  const PARTNERS = ['https://school.example'];

  it.each([
    ['/account/sign-in?popup=1', true],
    ['/cy/account/sign-in?popup=1', true],
    ['/account/sign-in', false],
    ['/cy/explore/unis?popup=1', false],
    ['/xx/account/sign-in?popup=1', false],
  ])('knows a sign-in window in every language: %s %s [B-13]', (address, expected) => {
    expect(isSignInWindow(address, PARTNERS)).toBe(expected);
  });

  it('knows none without partners [B-13]', () => {
    expect(isSignInWindow('/cy/account/sign-in?popup=1', [])).toBe(false);
  });
});

describe('scripts', () => {
  const site = new URL('https://site.test');
  const RELEASE = '0123456789ab';
  const loaded = {
    name: 'guides',
    release: RELEASE,
    manifest: { files: { 'client/embed.widgets.js': {}, 'client/e.js': {} } },
  };
  const LIVE = { version: '1', retired: [], remotes: [{ name: 'guides', paths: [], loaded }] };

  let releases: string;
  beforeEach(async () => {
    releases = await mkdtemp(path.join(tmpdir(), 'signpost-embed-'));
    const client = path.join(releases, 'guides', RELEASE, 'client');
    await mkdir(client, { recursive: true });
    await writeFile(path.join(client, 'embed.widgets.js'), 'define()');
  });
  afterEach(() => rm(releases, { recursive: true, force: true }));

  const serve = async (remotes: object = LIVE) => {
    const app = Fastify();
    await app.register(embed, {
      ...{ site, environment: testEnvironment(), releases, partners: [], localhost: false },
      remotes: () => remotes as unknown as ActiveRemotes,
    });
    return app;
  };

  it('serves only those files of the live release that are for other sites', async () => {
    const app = await serve();
    const script = await app.inject('/embed/widgets.js');
    expect(script.body).toBe('define()');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': expect.stringContaining('javascript') as string,
    });
    for (const other of ['/embed/e.js', '/embed/..%2Fe.js', '/embed/constructor']) {
      expect((await app.inject(other)).statusCode).toBe(404);
    }
  });

  it('serves a file of one release under an address that never changes, readable by any site', async () => {
    const app = await serve();
    const url = `/embed/${RELEASE}/widgets.js`;
    const script = await app.inject({ url, headers: { origin: 'https://stranger.example' } });
    expect(script.body).toBe('define()');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    for (const other of ['ffffffffffff/widgets.js', `${RELEASE}/e.js`, `${RELEASE}/..%2Fe.js`]) {
      const missing = await app.inject(`/embed/${other}`);
      expect(missing.statusCode).toBe(404);
      expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });

  it('lists the immutable address and the integrity of each live script', async () => {
    const app = await serve();
    const { 'widgets.js': script } = (await app.inject('/embed/scripts.json')).json<PinnedScripts>();
    expect(script?.address).toBe(`/embed/${RELEASE}/widgets.js`);
    const { rawPayload } = await app.inject(script?.address ?? '');
    expect(script?.integrity).toBe(`sha384-${createHash('sha384').update(rawPayload).digest('base64')}`);
  });

  describe('a script that another one of its release loads by its hash', () => {
    const hashOf = (text: string) => encodeURIComponent(createHash('sha256').update(text).digest('base64'));
    const own = `/embed/widgets.js?sha256=${hashOf('define()')}`;

    it('never changes, and is of the live release or of one that was live before [B-21]', async () => {
      const live = await (await serve()).inject(own);
      expect(live.body).toBe('define()');
      expect(live.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const NEXT = 'ffffffffffff';
      const client = path.join(releases, 'guides', NEXT, 'client');
      await mkdir(client, { recursive: true });
      await writeFile(path.join(client, 'embed.widgets.js'), 'next()');
      const app = await serve({
        ...LIVE,
        remotes: [{ ...LIVE.remotes[0], loaded: { ...loaded, release: NEXT } }],
      });
      expect((await app.inject('/embed/widgets.js')).body).toBe('next()');
      expect((await app.inject(own)).body).toBe('define()');
    });

    it.each([
      ['a hash that no release has', `widgets.js?sha256=${hashOf('other()')}`],
      ['a file of the site itself', `e.js?sha256=${hashOf('define()')}`],
      ['a path', `..%2Fembed.widgets.js?sha256=${hashOf('define()')}`],
    ])('is not found by %s [B-21]', async (_, address) => {
      const found = await (await serve()).inject(`/embed/${address}`);
      expect(found.statusCode).toBe(404);
      expect(found.headers['cache-control'] ?? '').not.toContain('immutable');
    });
  });

  describe('a release with a file for other sites that belongs to another remote', () => {
    const THIEF = 'abcdef012345';
    const refused = [{ claim: 'embed:widgets.js', owner: 'guides', owned: 'embed:widgets.js' }];
    const files = { 'client/embed.widgets.js': {}, 'client/embed.rooms.js': {} };
    const thief = { name: 'careers', release: THIEF, refused, manifest: { files } };
    /** The thief is the first of the registry's order. */
    const both = { ...LIVE, remotes: [{ name: 'careers', paths: [], loaded: thief }, ...LIVE.remotes] };

    beforeEach(async () => {
      const client = path.join(releases, 'careers', THIEF, 'client');
      await mkdir(client, { recursive: true });
      for (const file of Object.keys(files))
        await writeFile(path.join(client, path.basename(file)), 'steal()');
    });

    it('serves only its own files, under any address', async () => {
      const app = await serve(both);
      const pinned = (await app.inject('/embed/scripts.json')).json<PinnedScripts>();
      expect(pinned['widgets.js']?.address).toBe(`/embed/${RELEASE}/widgets.js`);
      expect(pinned['rooms.js']?.address).toBe(`/embed/${THIEF}/rooms.js`);
      expect((await app.inject('/embed/widgets.js')).body).toBe('define()');
      expect((await app.inject('/embed/rooms.js')).body).toBe('steal()');
      expect((await app.inject(`/embed/${THIEF}/rooms.js`)).body).toBe('steal()');
      expect((await app.inject(`/embed/${THIEF}/widgets.js`)).statusCode).toBe(404);
    });

    it('serves the file too once it is its own', async () => {
      await (await serve(both)).inject('/embed/scripts.json');
      const app = await serve({
        ...both,
        remotes: [{ name: 'careers', paths: [], loaded: { ...thief, refused: [] } }],
      });
      expect((await app.inject(`/embed/${THIEF}/widgets.js`)).body).toBe('steal()');
    });
  });

  it('serves a pinned script after its release was replaced and removed from the cache', async () => {
    await (await serve()).inject('/embed/scripts.json');
    await rm(path.join(releases, 'guides', RELEASE), { recursive: true });
    const app = await serve({ version: '2', retired: [], remotes: [] });
    expect((await app.inject(`/embed/${RELEASE}/widgets.js`)).body).toBe('define()');
  });
});
