import { setImmediate } from 'node:timers/promises';
import { SerialQueue } from './serial-queue';

it('resumes one call per iteration of the event loop, those that have used the most time last', async () => {
  const queue = new SerialQueue();
  const resumed: [name: string, iteration: number][] = [];
  let iteration = 0;
  const wait = (name: string, spent: number) =>
    queue.next(spent).then(() => void resumed.push([name, iteration]));
  const all = Promise.all([wait('long', 5000), wait('new', 0), wait('short', 500), wait('newer', 0)]);
  for (; iteration < 6; iteration += 1) await setImmediate();
  await all;
  expect(resumed.map(([name]) => name)).toEqual(['new', 'newer', 'short', 'long']);
  expect(new Set(resumed.map(([, at]) => at)).size).toBe(4);
});

it('resumes a call that has used much time even while other calls keep arriving', async () => {
  const queue = new SerialQueue();
  let isResumed = false;
  void queue.next(20).then(() => (isResumed = true));
  const until = performance.now() + 2_000;
  while (!isResumed && performance.now() < until) {
    void queue.next(0);
    void queue.next(0);
    await setImmediate();
  }
  expect(isResumed).toBe(true);
});
