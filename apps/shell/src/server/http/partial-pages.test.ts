import Fastify from 'fastify';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache, FRESH_MS } from '../cache/micro-cache';
import type { Part } from '../releases/canary-reports';
import { testEnvironment } from '../render/testing/environment';
import { DOWN, SETTINGS } from '../render/testing/settings-call';
import { createMetrics } from './metrics';
import { createPages } from './pages';
import { FAILING_REMOTE } from './testing/failing-remote';

let backend: TestApi;
// One for each test, because a stale page is rendered again after the test that asked for it.
beforeEach(async () => void (backend = await startTestApi()));
afterEach(() => backend.close());

const serve = () => {
  const clock = { now: 0 };
  const counted: (readonly Part[])[] = [];
  const metrics = createMetrics();
  const environment = testEnvironment({
    backend: backend.base,
    responseCache: createResponseCache(),
  });
  const app = Fastify();
  // Like the shell's own hooks: a stream may be read later.
  app.addHook('onSend', () => new Promise((resolve) => setTimeout(resolve, 20)));
  app.get(
    '/*',
    createPages({
      site: new URL('https://site.test'),
      environment,
      cache: createMicroCache(() => clock.now),
      metrics,
      partners: [],
      localhost: false,
      resolveReleases: () => ({ remotes: FAILING_REMOTE, active: FAILING_REMOTE }),
      canaryReports: {
        note: (_active, _seen, parts) => void counted.push(parts),
        noteCached: () => undefined,
      },
    }),
  );
  return { ask: (url: string) => app.inject(url), clock, counted, metrics };
};

describe('a page of which a part failed', () => {
  it.each([
    ['a row', '/', 'the row'],
    ['a part that the loader can do without', '/tolerates', ''],
  ])('is neither kept nor public when it was %s', async (_, path, words) => {
    const { ask } = serve();
    backend.answer(DOWN);
    const partial = await ask(path);
    expect([partial.statusCode, partial.headers['cache-control']]).toEqual([200, 'private, no-store']);
    backend.answer(SETTINGS);
    const complete = await ask(path);
    expect(complete.headers['cache-control']).toContain('public');
    expect(complete.body).toContain(words);
    expect(complete.headers['server-timing']).not.toContain('cache');
    expect((await ask(path)).headers['server-timing']).toContain('cache;desc="hit"');
  });

  it('does not replace a stale complete page', async () => {
    const { ask, clock } = serve();
    backend.answer(SETTINGS);
    await ask('/');
    clock.now = FRESH_MS + 1;
    backend.answer(DOWN);
    expect((await ask('/')).body).toContain('the row');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(backend.asked.length).toBeGreaterThan(0);
    const still = await ask('/');
    expect(still.body).toContain('the row');
    expect(still.headers['server-timing']).toContain('cache;desc="stale"');
    // The last visit also renders the stale page again: two calls, with a retry of each.
    while (backend.asked.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('is not shared with concurrent requests', async () => {
    const { ask } = serve();
    let calls = 0;
    backend.answer((request, response) => {
      calls += 1;
      // The first two calls and the retry of each fail, after all three visitors have requested the page.
      const next = calls <= 4 ? DOWN : SETTINGS;
      setTimeout(() => next(request, response), 200);
    });
    const all = await Promise.all([ask('/'), ask('/'), ask('/')]);
    expect(all.map(({ body }) => body.includes('the row'))).toEqual([false, true, true]);
  });
});

describe('a page that is streamed', () => {
  it('is private while it is streamed, and cached once it is complete', async () => {
    const { ask } = serve();
    backend.answer(SETTINGS);
    const streamed = await ask('/late');
    expect(streamed.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(streamed.body).toContain('it came');
    const kept = await ask('/late');
    expect(kept.headers['cache-control']).toContain('public');
    expect(kept.headers['server-timing']).toContain('cache;desc="hit"');
    expect(kept.body.replaceAll(/nonce="[\w-]+"/g, '')).toBe(streamed.body.replaceAll(/nonce="[\w-]+"/g, ''));
  });

  it('is not cached when a deferred part failed', async () => {
    const { ask, counted } = serve();
    expect((await ask('/late?fails')).statusCode).toBe(200);
    expect((await ask('/late?fails')).headers['server-timing']).not.toContain('cache');
    expect(counted.flat()).toEqual([
      { remote: 'unis', failed: true },
      { remote: 'unis', failed: true },
    ]);
  });
});

describe('a canary is judged by the faults of its release', () => {
  const failed = (counted: (readonly Part[])[]) =>
    counted.flat().map(({ remote, failed: isFailed }) => [remote, isFailed]);

  it.each(['/', '/needs', '/tolerates'])('not by faults of the backend: %s', async (path) => {
    const { ask, counted } = serve();
    backend.answer(DOWN);
    await ask(path);
    expect(failed(counted)).toEqual([['unis', false]]);
  });

  it.each([
    ['/throws', SETTINGS],
    ['/needs', json({ is: 'not what was agreed' })],
    ['/', json({ is: 'not what was agreed' })],
  ])('%s', async (path, answer) => {
    const { ask, counted } = serve();
    backend.answer(answer);
    await ask(path);
    expect(failed(counted)).toEqual([['unis', true]]);
  });
});

it('counts outcomes of pages with the faults', async () => {
  const { ask, metrics } = serve();
  backend.answer(DOWN);
  for (const path of ['/', '/needs', '/throws', '/nowhere']) await ask(path);
  const text = await metrics.registry.metrics();
  expect(text).toContain('signpost_render_outcomes_total{remote="shell",outcome="partial"} 1');
  expect(text).toContain('signpost_render_outcomes_total{remote="unis",outcome="failed"} 2');
  expect(text).toContain('signpost_render_outcomes_total{remote="shell",outcome="complete"} 1');
  expect(text).toContain('signpost_render_failures_total{part="slot",fault="backend",remote="unis"} 1');
  expect(text).toContain('signpost_render_failures_total{part="loader",fault="release",remote="unis"} 1');
});
