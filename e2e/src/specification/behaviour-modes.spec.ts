import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { navigateInPage, open, openOtherSite, startShell, type OtherSite, type Product } from '../fixtures';
import { pageViews } from '../journeys/data-layer';
import { publish } from '../releases/releases';
import { BATH } from '../site';
import { mainOf, textOf, textsOf } from './served';
import { expect, test } from './stand';

test('[B-10] at start the assessment’s id is read from the query; the text false means no id', async ({
  page,
  stand,
  saw,
}) => {
  const kept = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('signpost.assessment') ?? '{}').value);
  const seen: unknown[] = [];
  for (const [query, assessmentId] of [
    ['?assessmentId=abc-1', 'abc-1'],
    ['', 'abc-1'],
    ['?assessmentId=false', ''],
  ] as const) {
    await open(page, `/about-the-data${query}`);
    await expect.poll(kept).toEqual({ assessmentId, assessmentType: 'short' });
    seen.push(`${query || 'none'} → “${(await kept()).assessmentId}”`);
  }
  expect(stand.callsOf('/api/v1/subjects').length).toBeGreaterThan(0);
  saw(seen.join(', '));
});

test.describe('in the data layer', () => {
  test.use({ consent: 'unanswered' });

  test('[B-11] each change of route pushes one page view, after the head and the page show the new route', async ({
    page,
    stand,
    faults,
    saw,
  }) => {
    faults.allow(/404/);
    await page.addInitScript(() => {
      const layer: object[] = [];
      const push = layer.push.bind(layer);
      layer.push = (...entries) => {
        const [entry] = entries as { event?: string }[];
        if (entry?.event === 'page_view')
          Object.assign(entry, {
            atPush: [
              document.title,
              document.body.className.split(' ').at(-1),
              document.querySelector('h1')?.textContent,
            ],
          });
        return push(...entries);
      };
      Object.assign(window, { dataLayer: layer });
    });
    const { origin, hostname } = new URL(stand.url);
    const steps = [
      ['/about-the-data', '', 'page-about-the-data'],
      ['/explore/unis', '?page=2', 'page-explore-unis'],
      ['/explore/career-list', '', 'page-explore-career-list'],
      ['/subject-widget', '?subject=law', 'page-subject-widget'],
      ['/explore/nothing-here', '', 'page-explore-nothing-here'],
    ] as const;
    await open(page, steps[0][0]);
    for (const [index, [pathname, query]] of steps.entries()) {
      if (index > 0) await navigateInPage(page, pathname + query);
      await expect.poll(async () => (await pageViews(page)).length, pathname).toBe(index + 1);
    }
    const views = (await pageViews(page)) as unknown as Record<string, string>[];
    expect(views).toEqual(
      steps.map(([pathname, query, bodyClass], index) => {
        return {
          event: 'page_view',
          page_location: origin + pathname + query,
          page_title: views[index]?.['atPush']?.[0],
          host_name: hostname,
          page_path: pathname,
          ...(query && { page_query: query }),
          application: 'signpost-explore',
          atPush: [expect.stringMatching(/^\S.* · Signpost$/), bodyClass, expect.any(String)],
        };
      }),
    );
    expect(new Set(views.map(({ atPush }) => String(atPush))).size).toBe(steps.length);
    // A widget or an error that is the first document is a view too.
    for (const first of ['/subject-widget?subject=law', '/explore/nothing-here']) {
      await open(page, first);
      await expect.poll(async () => (await pageViews(page)).length, first).toBe(1);
    }
    saw(`${views.length} views: ${views.map((view) => view['page_title']).join(', ')}`);
  });
});

test('[B-12] with x-embedded the head is one line of JSON, without other meta tags, links and scripts', async ({
  stand,
  saw,
}) => {
  const { status, html } = await stand.get('/explore/search/courses?q=law&sort=title', { 'x-embedded': '1' });
  const [line = '', ...rest] = html.split('\n');
  const markup = rest.join('\n');
  const head = JSON.parse(line) as { meta: { name: string }[]; link: { rel: string }[] };
  expect(Object.keys(head).sort()).toEqual(['link', 'meta', 'title']);
  expect(head.meta.map(({ name }) => name)).toEqual(['description', 'robots']);
  for (const { rel } of head.link) expect(['canonical', 'shortlink']).toContain(rel);
  expect(markup).not.toMatch(/<(html|head|title|meta|link|body)\b/);
  const scripts = markup.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes('data-cookieconsent="ignore"'))).toEqual([]);
  const own = await stand.get('/explore');
  const others = own.html.match(/<script\b(?![^>]*data-cookieconsent="ignore")[^>]*>/g) ?? [];
  expect([status, others.length]).toEqual([200, 0]);
  saw(
    `${Object.keys(head).join(', ')}; meta ${head.meta.map(({ name }) => name)}; ${scripts.length} scripts, all ignored`,
  );
});

test.describe('with settings of their own', () => {
  let app: Product;
  let embedded: Product;
  let settings: OtherSite;
  let folder: string;
  const get = async ({ url }: Product, where: string) => {
    const answer = await fetch(url + where);
    return { status: answer.status, html: await answer.text() };
  };

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-middleware-'));
    app = await startShell({ APP_MODE: 'on', MICRO_CACHE: 'off' });
    const none = {
      apiUrl: '',
      servicesDomain: '',
      searchDomain: '',
      careersFinderDomain: '',
      accountsDomain: '',
    };
    settings = await openOtherSite('127.0.0.1', JSON.stringify({ ...none, embed: true }));
    const backend = process.env['E2E_BACKEND_URL'];
    process.env['E2E_BACKEND_URL'] = settings.url;
    embedded = await startShell({ LOG_LEVEL: 'fatal' });
    process.env['E2E_BACKEND_URL'] = backend;
  });

  test.afterAll(async () => {
    await Promise.all([app?.stop(), embedded?.stop()]);
    settings?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('[B-13] app mode and embed mode are off by default; an app has the navigation, and embedded a login is asked for', async ({
    stand,
    saw,
  }) => {
    const byDefault = (await (await fetch(`${process.env['E2E_BACKEND_URL']}/api/settings`)).json()) as {
      embed: boolean;
    };
    expect(byDefault.embed).toBe(false);
    const headerOf = (html: string) => textsOf(html, 'header')[0];
    const site = (await stand.get('/explore')).html;
    expect(headerOf(site)).toContain('Universities');
    expect(headerOf((await get(app, '/explore')).html)).toBe('Home Explore');
    const wall = await get(embedded, '/explore');
    expect(textsOf(wall.html, 'h1')).toEqual(['Sign in to go on']);
    expect(textOf(wall.html)).not.toContain('Career pathways');
    saw(`embed ${byDefault.embed}, the site’s header; in an app “Home Explore”; embedded “Sign in to go on”`);
  });

  test('[B-14] a page that names an unknown route middleware answers 500, one that names a known one does not', async ({
    saw,
  }) => {
    const naming = (name: string) =>
      writeFaultyRelease(path.resolve(__dirname, '../../../apps/unis/dist'), path.join(folder, name), {
        server: {
          wrap: `(module) => ({ ...module, routes: module.routes.map((route) => route.id !== 'unis.landing' ? route : {
            ...route,
            lazy: async () => {
              const page = await route.lazy();
              const head = (input) => ({ ...page.handle.head(input), title: '${name}' });
              return { ...page, handle: { ...page.handle, head, middleware: ['${name}'] } };
            },
          }) })`,
        },
      });
    await publish(app.store, await naming('subjects'));
    await expect.poll(async () => (await get(app, '/explore/unis')).html).toContain('<title>subjects');
    await publish(app.store, await naming('nowhere'));
    await expect.poll(async () => (await get(app, '/explore/unis')).status).toBe(500);
    const { html } = await get(app, '/explore/unis');
    expect(textOf(mainOf(html))).toMatch(/^500 Error /);
    expect((await get(app, BATH)).status).toBe(200);
    saw(`subjects 200, nowhere ${textOf(mainOf(html)).slice(0, 50)}`);
  });
});
