import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BrokenCircuitError } from 'cockatiel';
import Fastify, { type InjectOptions } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import type { RemoteEvent } from '@signpost/federation/loading';
import { parseRegistry } from '@signpost/federation/registry';
import type { ErrorGroup } from '../errors/error-events';
import { openPageTrace } from '../telemetry/page-trace';
import { noteRendered } from '../telemetry/record-page';
import { dataDocument } from './data-page';
import { readDataReport } from './data-report';
import { operatorsOnly } from './operators';
import { statusDocument } from './page';
import { problemsIn, standingOf } from './problems';
import { openRemoteJournal } from './remote-journal';
import { remoteStatus } from './remote-status';
import { status } from './routes';
import { quantile, readSamples, samplesOf, total } from './samples';
import { gatherStatus } from './status';
import { CANARY, NEW, OLD, ref, sources } from './testing/sources';

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

describe('the data page', () => {
  const report = {
    courses: {
      listed: 40,
      published: 1_200,
      titles: [{ year: 2025, courses: 40 }],
      withoutAward: 7,
      withoutSubjectGuide: 0,
    },
    providers: { whole: 1, partly: 2, none: 3 },
    figures: [
      {
        page: 'course',
        figure: 'survey',
        have: 30,
        of: 40,
        years: ['2022-24'],
        groups: { course: 25, subject: 5, provider: 0 },
        absences: { 'not-imported': 8, 'too-small': 2 },
      },
      { page: 'provider', figure: 'tef', have: 4, of: 6, years: ['2023'], groups: null, absences: null },
    ],
    assumed: [{ what: 'An <assumption>', pages: 9 }],
    samples: [{ kind: 'employers', records: 12 }],
  };

  const page = { css: ['/assets/shell.css'], icon: '/assets/icon.svg', nonce: 'n' };

  const serve = async (body: unknown, status = 200) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
  };

  it('shows every number of the report in tables without a script', () => {
    const document = dataDocument({ report, ...page });
    for (const text of ['of 1,200 published', '30 of 40', '2022-24', '25 course, 5 subject'])
      expect(document).toContain(text);
    expect(document).toContain('8 file not imported, 2 too few people');
    expect(document).toContain('An &lt;assumption&gt;');
    expect(document).not.toContain('<script');
  });

  it('reads the report of the backend, and says when it is not available', async () => {
    const backend = await serve(report);
    expect(await readDataReport(backend.address)).toEqual(report);
    backend.close();
    const broken = await serve({ detail: 'No' }, 500);
    expect(await readDataReport(broken.address)).toBeNull();
    broken.close();
    expect(dataDocument({ report: null, ...page })).toContain('The backend gave no data report.');
  });
});

describe('what is observed', () => {
  const ERROR: ErrorGroup = {
    remote: 'unis',
    release: OLD,
    side: 'browser',
    part: 'render',
    name: 'TypeError',
    source: 'src/pages/landing/page.tsx:12',
    count: 1_200,
    visitors: 40,
    last: '2026-11-21T12:40:00.000Z',
  };

  it('has the errors and web vitals of each remote by release, and the web vitals of the shell', async () => {
    const site = { ...sources(), errors: () => Promise.resolve([ERROR]) };
    const { webVitals } = site.metricsOf;
    for (const seconds of [1.1, 1.2, 1.3, 5])
      webVitals.observe({ remote: 'unis', release: OLD, metric: 'LCP' }, seconds);
    webVitals.observe({ remote: 'shell', release: '', metric: 'CLS' }, 0.04);
    const { remotes, shellVitals } = await gatherStatus(site);
    expect(remotes[1]).toMatchObject({
      errors: [ERROR],
      vitals: [{ release: OLD, name: 'LCP', visits: 4, p75: 1.5 }],
    });
    expect(remotes[0]).toMatchObject({ errors: [], vitals: [] });
    expect(shellVitals).toEqual([{ release: '', name: 'CLS', visits: 1, p75: expect.any(Number) }]);
  });

  it('says so when the errors are not known', async () => {
    const status = await gatherStatus({ ...sources(), errors: () => Promise.reject(new Error('late')) });
    expect(status.errorsKnown).toBe(false);
    expect(problemsIn(status)).toContain(
      'The errors of releases are not known now, because the supervisor did not answer.',
    );
  });

  it('the page lists errors and web vitals', async () => {
    const site = { ...sources(), errors: () => Promise.resolve([ERROR]) };
    site.metricsOf.webVitals.observe({ remote: 'unis', release: OLD, metric: 'INP' }, 0.2);
    const assets = { css: [], icon: '/icon.svg', nonce: '' };
    const body = statusDocument({ status: await gatherStatus(site), ...assets });
    const cells = [...body.matchAll(/<td>(?:<code>)?([^<]*)/g)].map(([, text]) => text);
    expect(cells.slice(0, 7)).toEqual([
      'src/pages/landing/page.tsx:12',
      OLD,
      'TypeError',
      'browser, render',
      '1,200',
      '40',
      '21 Nov 2026, 12:40 UTC',
    ]);
    expect(cells.slice(7)).toEqual([OLD, 'INP', '0.19 s', '1']);
  });
});

describe('operators', () => {
  const TOKEN = 'a token of some length';

  const serve = (token: string | undefined, site = 'http://localhost:4200') => {
    const app = Fastify({ trustProxy: 'loopback' });
    app.addHook('onRequest', operatorsOnly({ token, site: new URL(site) }));
    app.get('/status', () => 'all is well');
    return (options: InjectOptions = {}) =>
      app.inject({ url: '/status', headers: { host: 'localhost:4200' }, ...options });
  };

  const basic = (password: string, user = 'anyone') => ({
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  });

  describe('with a token', () => {
    const ask = serve(TOKEN, 'https://site.test');

    it('admits requests with the token, with any user name', async () => {
      expect((await ask({ headers: basic(TOKEN) })).statusCode).toBe(200);
      expect((await ask({ headers: basic(TOKEN, '') })).statusCode).toBe(200);
    });

    it.each([
      ['nothing', {}],
      ['another password', basic('another token of a length')],
      ['a part of it', basic(TOKEN.slice(0, -1))],
      ['an empty password', basic('')],
      ['no pair', { authorization: `Basic ${Buffer.from(TOKEN).toString('base64')}` }],
      ['another scheme', { authorization: `Bearer ${TOKEN}` }],
      ['what is no base64', { authorization: 'Basic %%%' }],
    ])('answers 401 to %s', async (_, headers) => {
      const { statusCode, headers: answered, body } = await ask({ headers });
      expect(statusCode).toBe(401);
      expect(answered['www-authenticate']).toContain('Basic realm=');
      expect(answered['cache-control']).toBe('no-store');
      expect(body).not.toContain('all is well');
    });

    it('requires it on this machine too', async () => {
      expect((await serve(TOKEN)()).statusCode).toBe(401);
    });
  });

  describe('without a token', () => {
    it('admits requests from this machine while the site has no public address', async () => {
      expect((await serve(undefined)()).statusCode).toBe(200);
    });

    it.each<[string, InjectOptions]>([
      ['comes from elsewhere', { remoteAddress: '192.0.2.7' }],
      ['comes through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
      [
        'comes through a proxy that says so in its own way',
        { headers: { host: 'localhost', via: '1.1 cdn' } },
      ],
      ['gives the machine another name', { headers: { host: 'rebound.test' } }],
    ])('keeps out who %s', async (_, request) => {
      const { statusCode, body } = await serve(undefined)(request);
      expect(statusCode).toBe(403);
      expect(body).toContain('OPERATOR_TOKEN');
    });

    it('admits no requests to a site with a public address, because a local proxy looks like this machine', async () => {
      expect((await serve(undefined, 'https://site.test')()).statusCode).toBe(403);
    });
  });
});

describe('problems', () => {
  const ref = (release: string) => ({
    release,
    url: `unis/${release}/`,
    integrity: '0'.repeat(64),
    contract: '^1.0.0',
    releasedAt: '2026-11-21T10:00:00Z',
    paths: ['/explore/unis'],
    slots: [],
  });

  /** A status without remotes, in which nothing is wrong. */
  const emptyStatus = {
    errorsKnown: true,
    backend: { ready: true },
    workers: { unanswered: 0, asked: 1 },
    remotes: [],
  };

  it('names both remotes when one claims what the other has', () => {
    const contested = parseRegistry({
      version: 8,
      remotes: {
        unis: { live: ref('bbbbbbbbbbbb'), previous: null },
        careers: {
          live: ref('aaaaaaaaaaaa'),
          previous: null,
          owns: { '/explore/unis': '2026-11-22T10:00:00.000Z' },
        },
      },
    });
    const { problems } = contested;
    const status = { ...emptyStatus, registry: { readable: true, problems } } as never;
    expect(problemsIn(status)).toEqual([
      'careers claims what another remote has: /explore/unis belongs to unis. It stays with its owner, and the rest of the release runs.',
    ]);
  });
});

describe('refused claims', () => {
  const refused = [{ claim: '/explore/unis', owner: 'unis', owned: '/explore/unis' }];

  it('shows claims that were refused to a running release, also when the registry does not have them', async () => {
    const { registry } = await gatherStatus({
      remotes: {
        current: () => ({
          version: '8',
          retired: [],
          remotes: [{ name: 'careers', paths: [], loaded: undefined, refused }],
        }),
      },
      canaryReports: { currentCanaries: () => [] },
      journal: openRemoteJournal(),
      disabled: () => [],
      errors: () => Promise.resolve([]),
      metrics: () => Promise.resolve(''),
      registry: () => Promise.resolve(parseRegistry({ version: 8, remotes: {} })),
      backend: () => Promise.resolve(true),
    });
    expect(registry.problems).toEqual([
      { remote: 'careers', part: 'claims', reason: '/explore/unis belongs to unis', owner: 'unis' },
    ]);
  });
});

describe('the journal', () => {
  const loaded = (release: string, role: 'live' | 'canary' | 'preview' = 'live'): RemoteEvent => ({
    type: 'loaded',
    name: 'unis',
    release,
    role,
    milliseconds: 12,
  });
  const failed = (
    release: string,
    error: unknown,
    role: 'live' | 'canary' | 'preview' = 'live',
  ): RemoteEvent => ({
    type: 'failed',
    name: 'unis',
    release,
    role,
    error,
  });

  const openAt = () => {
    const clock = { now: Date.UTC(2026, 10, 21, 9) };
    return { clock, journal: openRemoteJournal(() => clock.now) };
  };

  it('records since when the live release and the canary run', () => {
    const { clock, journal } = openAt();
    journal.note(loaded('aaa'));
    clock.now += 60_000;
    journal.note(loaded('bbb', 'canary'));
    expect(journal.since('unis', 'aaa')).toBe('2026-11-21T09:00:00.000Z');
    expect(journal.since('unis', 'bbb')).toBe('2026-11-21T09:01:00.000Z');
    expect(journal.since('courses', 'aaa')).toBeUndefined();
  });

  it('keeps the reason of the last failure while the circuit breaker is open', () => {
    const { journal } = openAt();
    const reason = { release: 'bbb', at: '2026-11-21T09:00:00.000Z', reason: 'the host hangs' };
    journal.note(failed('bbb', new Error('the host hangs')));
    expect(journal.breakerOpen('unis')).toBe(false);
    journal.note(failed('bbb', new BrokenCircuitError()));
    expect(journal.breakerOpen('unis')).toBe(true);
    expect(journal.lastFailure('unis')).toEqual(reason);
    journal.note(loaded('bbb'));
    expect(journal.breakerOpen('unis')).toBe(false);
    expect(journal.lastFailure('unis')).toEqual(reason);
  });

  it('does not count failures of previews', () => {
    const { journal } = openAt();
    journal.note(failed('ccc', new Error('gone'), 'preview'));
    expect(journal.lastFailure('unis')).toBeUndefined();
  });

  it('records when the registry could not be read', () => {
    const { journal } = openAt();
    expect(journal.registryFailure()).toBeUndefined();
    journal.note({ type: 'registry-failed', error: new Error('not signed') });
    expect(journal.registryFailure()).toEqual({ at: '2026-11-21T09:00:00.000Z', reason: 'not signed' });
  });
});

describe('a remote', () => {
  const live = {
    release: '0123456789ab',
    url: 'unis/0123456789ab/',
    integrity: '0'.repeat(64),
    contract: '^1.6.0',
    releasedAt: '2026-11-24T10:00:00Z',
    paths: ['/explore/unis'],
    slots: [],
    settings: {
      mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
      listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
      order: { kind: 'choice', default: 'name', options: ['name', 'size'], description: 'The order.' },
    },
  };

  const statusOf = (entry: object, running?: string) => {
    const { remotes } = parseRegistry({ version: 1, remotes: { unis: { live, previous: null, ...entry } } });
    const active = { name: 'unis', paths: [], loaded: running ? { release: running } : undefined } as never;
    const known = {
      active,
      canaries: [],
      journal: openRemoteJournal(),
      disabled: [],
      errors: [],
      samples: [],
    };
    return remoteStatus('unis', { entry: remotes['unis'], ...known });
  };
  const settingsWith = (values: Record<string, number | string>) =>
    statusOf({ settings: { values, previous: {} } }).settings;

  it('has the settings of a remote, and which of them were changed to a value that is used', () => {
    expect(settingsWith({ mapFirst: 25, listSize: 500, order: 'size' })).toEqual([
      { name: 'mapFirst', value: '25%', isChanged: true },
      { name: 'listSize', value: '20', isChanged: false },
      { name: 'order', value: 'size', isChanged: true },
    ]);
  });

  it('a retired remote that does not run is no problem, and one that still runs is behind', () => {
    const entry = { retired: { at: '2026-11-24T11:00:00Z', redirects: {} } };
    expect(statusOf(entry).retiredSince).toBe('2026-11-24T11:00:00Z');
    expect(standingOf(statusOf(entry))).toBe('retired');
    expect(standingOf(statusOf(entry, live.release))).toBe('behind');
    expect(standingOf(statusOf({}, live.release))).toBe('live');
    expect(standingOf(statusOf({}))).toBe('away');
  });
});

describe('samples', () => {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'page_seconds',
    help: 'Pages',
    labelNames: ['remote', 'status'],
    buckets: [0.01, 0.02, 0.1],
    registers: [registry],
  });
  // 10 pages: 5 within 10 ms, 4 within 20 ms, one within 100 ms. One of another remote, slower than all buckets.
  for (const time of [0.001, 0.002, 0.003, 0.004, 0.005, 0.011, 0.012, 0.013, 0.014, 0.05])
    seconds.observe({ remote: 'unis', status: 200 }, time);
  seconds.observe({ remote: 'courses', status: 500 }, 3);

  const samples = async () => readSamples(await registry.metrics());

  it('parses the text of the metrics library', async () => {
    const counts = samplesOf(await samples(), 'page_seconds_count');
    expect(counts).toEqual([
      { name: 'page_seconds_count', labels: { remote: 'unis', status: '200' }, value: 10 },
      { name: 'page_seconds_count', labels: { remote: 'courses', status: '500' }, value: 1 },
    ]);
    expect(total(counts)).toBe(11);
    expect(total(samplesOf(await samples(), 'page_seconds_count', { remote: 'courses' }))).toBe(1);
  });

  it('estimates medians and percentiles between buckets, and none for an empty histogram', async () => {
    const of = async (remote: string) => samplesOf(await samples(), 'page_seconds_bucket', { remote });
    expect(quantile(0.5, await of('unis'))).toBeCloseTo(0.01);
    expect(quantile(0.7, await of('unis'))).toBeCloseTo(0.015);
    expect(quantile(0.95, await of('unis'))).toBeCloseTo(0.06);
    expect(quantile(0.5, await of('courses'))).toBe(0.1);
    expect(quantile(0.5, await of('widgets'))).toBeUndefined();
  });
});
