import Fastify from 'fastify';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, NO_ADDRESSES } from '@signpost/api-client/base';
import { geocodeApi } from '@signpost/api-client/geocode';
import { searchApi } from '@signpost/api-client/search';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import { createMetrics } from '../http/metrics';
import { createPages } from '../http/pages';
import type * as OpenTelemetry from './open-telemetry';
import { openPageTrace } from './page-trace';
import { noteLoad } from './record-load';
import { openCollector, type SentSpan } from './testing/collector';
import { loadNatively } from './testing/native';
import { openRecorder } from './testing/recorder';
import { RELEASE, remoteOf, shell } from './testing/remote';
import type { Meter } from './tracing';
import { webVitals } from './web-vitals';

describe('traces', () => {
  const native = loadNatively<typeof OpenTelemetry>('open-telemetry.ts');

  const POSTCODE = 'BS8 1TH';

  const loadPlace = async ({ context }: LoaderFunctionArgs) =>
    load(context, geocodeApi.endpoints.geocodePostcode.initiate(POSTCODE));

  /** The loader of a page that searches. */
  const searchLaw = ({ context }: LoaderFunctionArgs) =>
    attempt(context, searchApi.endpoints.searchIndex.initiate({ kind: 'courses', query: 'law' }));

  const remotes = {
    version: '1',
    retired: [],
    remotes: [
      remoteOf('unis', '/explore/unis', loadPlace, loadPlace),
      remoteOf(
        'courses',
        '/explore/courses',
        () => Promise.reject(new Error(`nothing for ${POSTCODE}`)),
        searchLaw,
      ),
    ],
  } as unknown as ActiveRemotes;

  /** Requests pages with telemetry enabled. Returns the responses and what the collector and the services received. */
  const requestPages = async (...paths: string[]) => {
    const [collector, backend, algolia] = await Promise.all([
      openCollector(),
      openRecorder(),
      openRecorder(),
    ]);
    const { openTelemetry } = await native;
    const telemetry = openTelemetry(`${collector.url}/`, backend.url);
    const metrics = createMetrics();
    const app = Fastify({ requestIdHeader: 'x-request-id' });
    const environment = {
      backend: backend.url,
      responseCache: createResponseCache(),
      shell,
      siteSettings: async () => ({ mode: 'site' as const, addresses: NO_ADDRESSES, known: true }),
      onError: () => undefined,
      onReport: () => undefined,
      productionHost: undefined,
      identity: undefined,
      algolia: {
        applicationId: 'APP1',
        searchKey: 'search-only',
        indexSuffix: undefined,
        hosts: [algolia.url],
      },
      tracing: telemetry.tracing,
      ask: telemetry.tracing.fetch,
    };
    app.get(
      '/*',
      createPages({
        site: new URL('https://site.test'),
        environment,
        cache: undefined,
        metrics,
        meter: telemetry.meter,
        partners: [],
        localhost: false,
        resolveReleases: () => ({ remotes, active: remotes }),
        canaryReports: { note: () => undefined, noteCached: () => undefined },
      }),
    );
    noteLoad(metrics, telemetry.meter, {
      type: 'loaded',
      name: 'unis',
      release: RELEASE,
      role: 'live',
      milliseconds: 250,
    });
    const responses = [];
    for (const url of paths) {
      const headers = { cookie: 'session=very-secret', 'x-request-id': 'request-1' };
      responses.push(await app.inject({ url, headers }));
    }
    await telemetry.close();
    await Promise.all([app.close(), collector.close(), backend.close(), algolia.close()]);
    return { responses, backendCalls: backend.requests, searchCalls: algolia.requests, collector };
  };

  const only = (spans: readonly SentSpan[], name: string): SentSpan => {
    const found = spans.filter((span) => span.name === name);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} spans are named ${name}`);
    return found[0];
  };

  describe('a page of a remote', () => {
    let sent: Awaited<ReturnType<typeof requestPages>>;
    beforeAll(async () => {
      sent = await requestPages(`/explore/unis?postcode=${encodeURIComponent(POSTCODE)}&q=medicine`);
    });

    it('is one trace with spans for the page, its loader, the API call and the rendering', () => {
      const spans = sent.collector.spans();
      const page = only(spans, 'GET /explore/unis');
      const loader = only(spans, 'loader');
      const call = only(spans, 'GET /api/v1/geocode-postcode');
      expect(spans).toHaveLength(4);
      expect(page.parentSpanId ?? '').toBe('');
      expect(loader.parentSpanId).toBe(page.spanId);
      expect(call.parentSpanId).toBe(loader.spanId);
      expect(only(spans, 'render').parentSpanId).toBe(page.spanId);
      expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    });

    it('has the remote, its release and the status as attributes', () => {
      const spans = sent.collector.spans();
      expect(only(spans, 'GET /explore/unis').attributes).toEqual({
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'http.route': '/explore/unis',
        'signpost.remote': 'unis',
        'signpost.release': RELEASE,
        'signpost.request_id': 'request-1',
      });
      expect(only(spans, 'loader').attributes).toEqual({
        'http.route': '/explore/unis',
        'signpost.remote': 'unis',
        'signpost.release': RELEASE,
        'signpost.route': 'unis.page',
      });
      expect(only(spans, 'GET /api/v1/geocode-postcode').attributes).toEqual({
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'url.template': '/api/v1/geocode-postcode',
      });
    });

    it('propagates the trace context to the backend', () => {
      const call = only(sent.collector.spans(), 'GET /api/v1/geocode-postcode');
      expect(sent.backendCalls.map(({ traceparent }) => traceparent)).toEqual([
        `00-${call.traceId}-${call.spanId}-01`,
      ]);
    });

    it('exports no input of the visitor: no query, postcode or cookie', () => {
      for (const text of ['postcode=', POSTCODE, 'BS8', 'medicine', 'very-secret', 'cookie'])
        expect(sent.collector.text()).not.toContain(text);
    });

    it('exports its duration and the load durations of releases', () => {
      const points = (name: string) =>
        sent.collector
          .metrics()
          .filter((metric) => metric.name === name)
          .flatMap(({ histogram }) => histogram.dataPoints);
      expect(points('signpost.page.duration')).toEqual([
        { count: 1, sum: expect.any(Number), attributes: { status: 200, cache: 'miss' } },
      ]);
      expect(points('signpost.remote.load.duration')).toEqual([
        { count: 1, sum: 0.25, attributes: { 'signpost.remote': 'unis', 'signpost.release': RELEASE } },
      ]);
    });
  });

  it('does not propagate the trace context to a search service of another origin', async () => {
    const { searchCalls, collector } = await requestPages('/explore/courses');
    expect(searchCalls).toHaveLength(1);
    expect(searchCalls[0]).not.toHaveProperty('traceparent');
    expect(only(collector.spans(), 'POST /1/indexes').attributes).toMatchObject({
      'http.response.status_code': 200,
    });
  });

  it('creates a span for each remote in a slot, and exports only the error’s name for a failed one', async () => {
    const { responses, collector } = await requestPages('/');
    expect(responses[0]?.body).toContain('the row of unis');
    const spans = collector.spans();
    const loader = only(spans, 'loader');
    const slotOf = (remote: string) =>
      spans.find(({ name, attributes }) => name === 'slot' && attributes['signpost.remote'] === remote);
    expect(slotOf('unis')?.parentSpanId).toBe(loader.spanId);
    expect(slotOf('unis')?.attributes).toEqual({
      'signpost.remote': 'unis',
      'signpost.release': RELEASE,
      'signpost.slot': 'home.row',
    });
    expect(only(spans, 'GET /api/v1/geocode-postcode').parentSpanId).toBe(slotOf('unis')?.spanId);
    expect(slotOf('courses')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' } });
    expect(collector.text()).not.toContain(POSTCODE);
    expect(responses[0]?.headers['server-timing']).toMatch(
      /load\.shell;dur=[\d.]+, slot\.home\.row\.courses;desc="left-out";dur=[\d.]+, slot\.home\.row\.unis;desc="shown";dur=[\d.]+, loader\.shell\.home;dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+/,
    );
  });
});

describe('the trace of a page', () => {
  const slot = { kind: 'slot', slot: 'home.row', remote: 'unis' } as const;
  const reject = (error: unknown) => () => Promise.reject(error);

  it('records the duration and returns the result', async () => {
    jest.useFakeTimers();
    const trace = openPageTrace();
    const work = async () => {
      jest.advanceTimersByTime(30);
      return 'done';
    };
    expect(await trace.measure({ kind: 'render' }, {}, work)).toBe('done');
    expect(trace.timings).toEqual([{ kind: 'render', milliseconds: 30 }]);
    jest.useRealTimers();
  });

  it('distinguishes a failed slot from a timeout, and rethrows the error', async () => {
    const trace = openPageTrace();
    const broken = new Error('broken');
    await trace.measure(slot, {}, () => Promise.resolve());
    await expect(trace.measure(slot, {}, reject(broken))).rejects.toBe(broken);
    await trace.measure(slot, {}, reject(new DOMException('late', 'TimeoutError'))).catch(() => undefined);
    expect(trace.timings.map(({ outcome }) => outcome)).toEqual(['shown', 'left-out', 'late']);
  });
});

describe('web vitals', () => {
  const ORIGIN = 'https://signpost.test';
  const RELEASE = '0123456789ab';

  const open = async () => {
    const metrics = createMetrics();
    const metered: unknown[] = [];
    const meter = { webVital: (...args: unknown[]) => void metered.push(args) } as unknown as Meter;
    const app = Fastify();
    const sources = { has: (remote: string) => remote === 'unis' };
    await app.register(webVitals, { site: new URL(ORIGIN), sources, metrics, meter });
    const post = async (report: object) => {
      const payload = JSON.stringify(report);
      const headers = { origin: ORIGIN, 'content-type': 'text/plain' };
      return (await app.inject({ method: 'POST', url: '/web-vitals', payload, headers })).statusCode;
    };
    /** The sums of the histograms, by their labels. */
    const sums = async () =>
      Object.fromEntries(
        (await metrics.webVitals.get()).values
          .filter(({ metricName }) => metricName?.endsWith('_sum'))
          .map(({ labels, value }) => [`${labels.remote}:${labels.release} ${labels.metric}`, value]),
      );
    return { post, sums, metered };
  };

  it('counts the vitals of a page by its owner, release and metric, durations in seconds', async () => {
    const { post, sums, metered } = await open();
    expect(await post({ remote: 'unis', release: RELEASE, name: 'LCP', value: 2_600 })).toBe(204);
    await post({ remote: 'unis', release: RELEASE, name: 'CLS', value: 0.04 });
    await post({ remote: 'shell', name: 'INP', value: 80 });
    expect(await sums()).toEqual({
      [`unis:${RELEASE} LCP`]: 2.6,
      [`unis:${RELEASE} CLS`]: 0.04,
      'shell: INP': 0.08,
    });
    expect(metered[0]).toEqual([
      2.6,
      { 'signpost.remote': 'unis', 'signpost.release': RELEASE, 'signpost.metric': 'LCP' },
    ]);
  });

  it.each([
    ['an unknown metric', { remote: 'unis', release: RELEASE, name: 'FID', value: 1 }, 400],
    ['a value that is none', { remote: 'unis', release: RELEASE, name: 'LCP', value: -1 }, 400],
    ['an identifier', { remote: 'unis', release: RELEASE, name: 'LCP', value: 1, visitor: 7 }, 400],
    ['a release that has not run here', { remote: 'other', release: RELEASE, name: 'LCP', value: 1 }, 204],
    ['a release of the shell', { remote: 'shell', release: RELEASE, name: 'LCP', value: 1 }, 204],
  ])('does not count a report with %s', async (_, report, status) => {
    const { post, sums } = await open();
    expect(await post(report)).toBe(status);
    expect(await sums()).toEqual({});
  });

  it('keeps the last three releases of a remote', async () => {
    const { post, sums } = await open();
    for (const digit of '12345')
      await post({ remote: 'unis', release: digit.repeat(12), name: 'LCP', value: 1_000 });
    expect(Object.keys(await sums())).toEqual(['3', '4', '5'].map((digit) => `unis:${digit.repeat(12)} LCP`));
  });
});
