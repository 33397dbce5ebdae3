import Fastify from 'fastify';
import { createMetrics } from '../http/metrics';
import type { Meter } from './tracing';
import { webVitals } from './web-vitals';

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
