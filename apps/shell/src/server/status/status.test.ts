import Fastify from 'fastify';
import { parseRegistry } from '@signpost/federation/registry';
import { noteRendered } from '../telemetry/record-page';
import { openPageTrace } from '../telemetry/page-trace';
import { problemsIn } from './problems';
import { status } from './routes';
import { gatherStatus } from './status';
import { NEW, OLD, ref, sources, CANARY } from './testing/sources';

it('shows the live and running releases, failures and the canary', async () => {
  const { remotes } = await gatherStatus(sources());
  expect(remotes.map(({ name }) => name)).toEqual(['courses', 'unis']);
  expect(remotes[1]).toMatchObject({
    live: { release: NEW, since: '2026-11-21T11:00:00Z' },
    running: { release: OLD, since: '2026-11-21T11:00:00.000Z' },
    canary: { release: CANARY, share: 10, state: { ejected: false, canary: { pages: 0, errors: 0 } } },
    lastFailure: { release: NEW, at: '2026-11-21T11:00:00.000Z', reason: 'the <host> hangs' },
    breaker: 'closed',
    disabled: [{ release: CANARY, cause: 'exception', line: 12 }],
  });
  expect(remotes[0]).toMatchObject({ running: null, canary: null, disabled: [], lastFailure: null });
});

it('counts the pages and slots of each remote, and cached pages', async () => {
  const site = sources();
  const trace = openPageTrace();
  trace.owner = { remote: 'unis', release: OLD };
  trace.add({ kind: 'slot', slot: 'home.row', remote: 'courses', outcome: 'late', milliseconds: 2_000 });
  trace.add({ kind: 'page', milliseconds: 12 });
  noteRendered(site.metricsOf, trace, 200);
  noteRendered(site.metricsOf, trace, 503);
  for (const cache of ['hit', 'hit', 'stale', 'miss'])
    site.metricsOf.pages.observe({ cache, status: 200 }, 0.01);
  const { remotes, cache, shell } = await gatherStatus(site);
  expect(remotes[1]?.pages).toEqual({ made: 2, failed: 1, p50: 12.5, p95: 14.8 });
  expect(remotes[0]?.slots).toEqual({ shown: 0, leftOut: 0, late: 2 });
  expect(cache).toEqual({ hit: 2, stale: 1, miss: 1, hitRate: 0.75 });
  expect(shell).toEqual({ made: 0, failed: 0, p50: null, p95: null });
});

it('shows how many workers did not answer', async () => {
  const site = sources();
  const text = 'signpost_workers 3\nsignpost_workers_unanswered 1\n';
  const status = await gatherStatus({ ...site, metrics: () => Promise.resolve(text) });
  expect(status.workers).toEqual({ asked: 3, unanswered: 1 });
  expect(problemsIn(status)).toContain('1 of 3 workers did not answer. What they counted is missing here.');
});

it('works without registry and backend, and says so', async () => {
  const site = {
    ...sources(),
    registry: () => Promise.reject(new Error('gone')),
    backend: () => Promise.resolve(false),
  };
  const { backend, registry: read, remotes } = await gatherStatus(site);
  expect(backend.ready).toBe(false);
  expect(read).toMatchObject({ readable: false, version: null });
  expect(remotes.find(({ name }) => name === 'unis')).toMatchObject({
    live: null,
    running: { release: OLD },
  });
});

it('names the parts of a later registry that it cannot parse', async () => {
  const later = parseRegistry({
    version: 8,
    remotes: {
      unis: { live: { ...ref(OLD), slots: ['home.hologram'] }, previous: null },
      planner: { live: { bundle: 'wasm' } },
    },
  });
  const read = await gatherStatus({ ...sources(), registry: () => Promise.resolve(later) });
  expect(problemsIn(read)).toEqual(
    expect.arrayContaining([
      'What the registry says of unis is not understood here: slots, unknown: home.hologram. They are left empty.',
      expect.stringMatching(
        /^What the registry says of planner is not understood here: entry, live: /,
      ) as string,
    ]),
  );
});

describe('the page', () => {
  const serve = async () => {
    const { metricsOf, ...site } = sources();
    const app = Fastify();
    await app.register(status, {
      ...site,
      token: undefined,
      site: new URL('http://localhost'),
      shell: { css: ['/assets/shell.css'], icon: '/assets/icon.svg' },
      prometheus: metricsOf.registry,
      dataReport: () => Promise.resolve(null),
      feedback: async () => null,
    });
    return app;
  };
  const headers = { host: 'localhost' };

  it('lists problems, escapes reasons, and runs no script', async () => {
    const answer = await (await serve()).inject({ url: '/status', headers });
    expect(answer.body).toContain('3 things need a look.');
    expect(answer.body).toContain(`unis runs ${OLD}, but the registry says ${NEW}.`);
    expect(answer.body).toContain(
      `unis ${CANARY} threw an error outside of a request (server/remoteEntry.js:12), 21 Nov 2026, 12:30 UTC.`,
    );
    expect(answer.body).toContain('courses has no release that runs.');
    expect(answer.body).toContain('the &lt;host&gt; hangs');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
    const nonce = /<style nonce="([^"]+)"/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'`);
  });

  it('is available as JSON, and the metrics as text', async () => {
    const app = await serve();
    const json = await app.inject({ url: '/status.json', headers });
    expect(json.json()).toMatchObject({
      contract: expect.any(String),
      remotes: [{ name: 'courses' }, { name: 'unis' }],
    });
    const metrics = await app.inject({ url: '/metrics', headers });
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.body).toContain('process_cpu_seconds_total');
  });
});
