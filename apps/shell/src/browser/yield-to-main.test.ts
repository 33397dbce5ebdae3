/** @jest-environment jest-fixed-jsdom */
import { yieldToMain } from './yield-to-main';

/** The milliseconds until the program continues. */
const pauseOf = async (): Promise<number> => {
  const start = performance.now();
  let end = Number.NaN;
  void yieldToMain().then(() => (end = performance.now()));
  await jest.advanceTimersByTimeAsync(1_000);
  return end - start;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('continues in the next task', async () => {
  expect(await pauseOf()).toBeLessThan(20);
});

it('continues a tenth of a second after a press, so that its answer is drawn first', async () => {
  window.dispatchEvent(new Event('pointerup'));
  const pause = await pauseOf();
  expect(pause).toBeGreaterThanOrEqual(100);
  expect(pause).toBeLessThan(120);
  expect(await pauseOf()).toBeLessThan(20);
});
