import { Suspense, use } from 'react';
import Fastify from 'fastify';
import { redirect, useLoaderData } from 'react-router-dom';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache } from '../cache/micro-cache';
import { createMetrics } from '../http/metrics';
import { createPages } from '../http/pages';
import { sameForAll } from '../releases/testing/same-for-all';
import type { RenderEnvironment } from '../render/render-environment';
import { testEnvironment } from '../render/testing/environment';

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
                return { text: new Promise((resolve) => setTimeout(resolve, 50, LONG_TEXT)) };
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
    stylesheets: ['/assets/shell.css', '/releases/guides/0123456789ab/client/guide.css'],
    lang: 'en-GB',
    bodyClass: 'page-guide',
  });
  expect(body.slice(0, body.indexOf('\n'))).not.toContain('<');
});

it('sends markup without head tags, with deferred parts in place and the consent attribute on every script [B-12]', async () => {
  const { markup } = splitResponse((await serve().inject({ url: '/guide', headers })).body);
  expect(markup).toMatch(/^<a [^>]*href="#main".*<div id="root">/s);
  for (const name of ['html', 'head', 'body', 'meta', 'link', 'title'])
    expect(tags(markup, name)).toEqual([]);
  expect(markup).toContain(`<p>${LONG_TEXT}</p>`);
  expect(markup).not.toContain('Loading');
  expect(tags(markup, 'script')).toEqual([
    '<script type="application/json" data-cookieconsent="ignore" id="signpost-boot">',
    `<script nonce="${NONCE}" data-cookieconsent="ignore" src="/assets/shell.js" defer>`,
  ]);
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
