import { setImmediate } from 'node:timers/promises';
import { Turns } from './serial-queue';

it('resumes one call in each turn of the event loop, those that have worked for long last', async () => {
  const turns = new Turns();
  const resumed: [name: string, turn: number][] = [];
  let turn = 0;
  const wait = (name: string, spent: number) => turns.next(spent).then(() => void resumed.push([name, turn]));
  const all = Promise.all([wait('long', 5000), wait('new', 0), wait('short', 500), wait('newer', 0)]);
  for (; turn < 6; turn += 1) await setImmediate();
  await all;
  expect(resumed.map(([name]) => name)).toEqual(['new', 'newer', 'short', 'long']);
  expect(new Set(resumed.map(([, at]) => at)).size).toBe(4);
});

it('resumes a call that has worked for long however many others come', async () => {
  const turns = new Turns();
  let isResumed = false;
  void turns.next(20).then(() => (isResumed = true));
  const until = performance.now() + 2_000;
  while (!isResumed && performance.now() < until) {
    void turns.next(0);
    void turns.next(0);
    await setImmediate();
  }
  expect(isResumed).toBe(true);
});
