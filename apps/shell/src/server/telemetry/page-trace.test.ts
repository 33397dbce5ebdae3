import { openPageTrace } from './page-trace';

const slot = { kind: 'slot', slot: 'home.row', remote: 'unis' } as const;
const reject = (error: unknown) => () => Promise.reject(error);

it('records the duration and returns the result', async () => {
  const trace = openPageTrace();
  const wait = () => new Promise((resolve) => setTimeout(() => resolve('done'), 30));
  expect(await trace.measure({ kind: 'render' }, {}, wait)).toBe('done');
  expect(trace.timings).toEqual([{ kind: 'render', milliseconds: expect.any(Number) }]);
  expect(trace.timings[0]?.milliseconds).toBeGreaterThan(25);
  expect(trace.timings[0]?.milliseconds).toBeLessThan(300);
});

it('distinguishes a failed slot from a timeout, and rethrows the error', async () => {
  const trace = openPageTrace();
  const broken = new Error('broken');
  await trace.measure(slot, {}, () => Promise.resolve());
  await expect(trace.measure(slot, {}, reject(broken))).rejects.toBe(broken);
  await trace.measure(slot, {}, reject(new DOMException('late', 'TimeoutError'))).catch(() => undefined);
  expect(trace.timings.map(({ outcome }) => outcome)).toEqual(['shown', 'left-out', 'late']);
});
