import { setImmediate } from 'node:timers/promises';
import { FairQueue } from './fair-queue';

it('resumes one call of an asker per iteration of the event loop, those that are due last after the others', async () => {
  const queue = new FairQueue();
  const resumed: [name: string, iteration: number][] = [];
  let iteration = 0;
  const wait = (name: string, dueMs: number) =>
    queue.next('asker', dueMs).then(() => void resumed.push([name, iteration]));
  const all = Promise.all([wait('long', 5000), wait('new', 0), wait('short', 500), wait('newer', 0)]);
  for (; iteration < 6; iteration += 1) await setImmediate();
  await all;
  expect(resumed.map(([name]) => name)).toEqual(['new', 'newer', 'short', 'long']);
  expect(new Set(resumed.map(([, at]) => at)).size).toBe(4);
});

it('resumes a call that is due later even while other calls keep arriving', async () => {
  const queue = new FairQueue();
  let isResumed = false;
  void queue.next('asker', 20).then(() => (isResumed = true));
  // In each turn two calls arrive, and one is resumed.
  for (let turn = 0; !isResumed && turn < 100; turn += 1) {
    void queue.next('asker', turn);
    void queue.next('asker', turn);
    await setImmediate();
  }
  expect(isResumed).toBe(true);
});

it('resumes the first call of another asker next, however many calls of one asker wait, and for how long', async () => {
  const queue = new FairQueue();
  const resumed: string[] = [];
  /** A call that uses 10 ms in each of its slices. */
  const call = async (asker: string, slices: number) => {
    for (let slice = 0; slice < slices; slice += 1) {
      await queue.next(asker, slice * 10);
      resumed.push(asker);
      queue.charge(asker, 10);
    }
  };
  const costly = Array.from({ length: 20 }, () => call('costly', 5));
  for (let slice = 0; slice < 30; slice += 1) await setImmediate();
  const before = resumed.length;
  await Promise.all([call('other', 1), call('third', 1)]);
  expect(resumed.slice(before, before + 4)).toEqual(expect.arrayContaining(['other', 'third']));
  expect(resumed.slice(before).indexOf('other')).toBeLessThanOrEqual(1);
  await Promise.all(costly);
  expect(resumed).toHaveLength(102);
});

it('gives askers that call without a pause the same time', async () => {
  const queue = new FairQueue();
  const used = { short: 0, long: 0 };
  const call = async (asker: keyof typeof used, milliseconds: number) => {
    while (used.short + used.long < 2_000) {
      await queue.next(asker, 0);
      used[asker] += milliseconds;
      queue.charge(asker, milliseconds);
    }
  };
  await Promise.all([call('short', 2), call('long', 20), call('long', 20), call('long', 20)]);
  expect(Math.abs(used.short - used.long)).toBeLessThan(100);
});

it('lets an aborted call continue at once, and gives its turn to the next', async () => {
  const queue = new FairQueue();
  const controller = new AbortController();
  const resumed: string[] = [];
  const wait = (name: string, signal?: AbortSignal) =>
    queue.next('asker', 0, signal).then(() => void resumed.push(name));
  const all = Promise.all([wait('first'), wait('aborted', controller.signal), wait('last')]);
  controller.abort();
  await all;
  expect(resumed).toEqual(['aborted', 'first', 'last']);
});
