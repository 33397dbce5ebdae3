import { Histogram, Registry } from 'prom-client';
import { quantile, readSamples, samplesOf, total } from './samples';

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
