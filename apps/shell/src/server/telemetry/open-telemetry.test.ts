import Fastify from 'fastify';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load } from '@signpost/api-client/base';
import { geocodeApi } from '@signpost/api-client/geocode';
import { searchApi } from '@signpost/api-client/search';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createAnswerCache } from '../cache/answer-cache';
import { createMetrics } from '../http/metrics';
import { createPages } from '../http/pages';
import { noteLoad } from './record-load';
import type * as OpenTelemetry from './open-telemetry';
import { openCollector, type SentSpan } from './testing/collector';
import { loadNatively } from './testing/native';
import { openRecorder } from './testing/recorder';
import { RELEASE, remoteOf, shell } from './testing/remote';

const native = loadNatively<typeof OpenTelemetry>('open-telemetry.ts');

// The exporters take their time to load on a busy machine.
jest.setTimeout(60_000);

const POSTCODE = 'BS8 1TH';

const askPlace = async ({ context }: LoaderFunctionArgs) =>
  load(context, geocodeApi.endpoints.geocodePostcode.initiate(POSTCODE));

/** A page that searches. */
const searchLaw = ({ context }: LoaderFunctionArgs) =>
  attempt(context, searchApi.endpoints.searchIndex.initiate({ kind: 'courses', query: 'law' }));

const remotes = {
  version: '1',
  remotes: [
    remoteOf('unis', '/explore/unis', askPlace, askPlace),
    remoteOf(
      'courses',
      '/explore/courses',
      () => Promise.reject(new Error(`nothing for ${POSTCODE}`)),
      searchLaw,
    ),
  ],
} as unknown as ActiveRemotes;

/** Serves pages with telemetry on, asks for these, and gives what the collector and the backend got. */
const ask = async (...paths: string[]) => {
  const [collector, backend, algolia] = await Promise.all([openCollector(), openRecorder(), openRecorder()]);
  const { openTelemetry } = await native;
  const telemetry = openTelemetry(`${collector.url}/`, backend.url);
  const metrics = createMetrics();
  const app = Fastify({ requestIdHeader: 'x-request-id' });
  const environment = {
    backend: backend.url,
    memory: createAnswerCache(),
    shell,
    mode: async () => ({ mode: 'site' as const, known: true }),
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
  const answers = [];
  for (const url of paths) {
    const headers = { cookie: 'session=very-secret', 'x-request-id': 'request-1' };
    answers.push(await app.inject({ url, headers }));
  }
  await telemetry.close();
  await Promise.all([app.close(), collector.close(), backend.close(), algolia.close()]);
  return { answers, asked: backend.requests, searched: algolia.requests, collector };
};

const only = (spans: readonly SentSpan[], name: string): SentSpan => {
  const found = spans.filter((span) => span.name === name);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} spans are named ${name}`);
  return found[0];
};

describe('a page of a remote', () => {
  let sent: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    sent = await ask(`/explore/unis?postcode=${encodeURIComponent(POSTCODE)}&q=medicine`);
  });

  it('is one trace: the page, its loader, what that asks the API, and the rendering', () => {
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

  it('says whose page it is, of which release, and what came of it', () => {
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

  it('tells the backend which trace its call is part of', () => {
    const call = only(sent.collector.spans(), 'GET /api/v1/geocode-postcode');
    expect(sent.asked.map(({ traceparent }) => traceparent)).toEqual([
      `00-${call.traceId}-${call.spanId}-01`,
    ]);
  });

  it('sends nothing that the visitor wrote: no query, no postcode, no cookie', () => {
    for (const text of ['postcode=', POSTCODE, 'BS8', 'medicine', 'very-secret', 'cookie'])
      expect(sent.collector.text()).not.toContain(text);
  });

  it('sends how long it took, and how long releases took to load', () => {
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

it('tells no search service of another origin which trace its call is part of', async () => {
  const { searched, collector } = await ask('/explore/courses');
  expect(searched).toHaveLength(1);
  expect(searched[0]).not.toHaveProperty('traceparent');
  expect(only(collector.spans(), 'POST /1/indexes').attributes).toMatchObject({
    'http.response.status_code': 200,
  });
});

it('gives each remote’s part of a slot a span of its own, and a failed one no words but its kind', async () => {
  const { answers, collector } = await ask('/');
  expect(answers[0]?.body).toContain('the row of unis');
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
  expect(answers[0]?.headers['server-timing']).toMatch(
    /load\.shell;dur=[\d.]+, slot\.home\.row\.courses;desc="left-out";dur=[\d.]+, slot\.home\.row\.unis;desc="shown";dur=[\d.]+, loader\.shell\.home;dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+/,
  );
});
