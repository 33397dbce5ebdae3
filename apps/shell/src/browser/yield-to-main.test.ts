/** @jest-environment jest-fixed-jsdom */
import { yieldToMain } from './yield-to-main';

/** Yields; returns whether the program has continued after each of these milliseconds. */
const continuesAfter = async (...times: number[]): Promise<boolean[]> => {
  let hasContinued = false;
  void yieldToMain().then(() => (hasContinued = true));
  const seen: boolean[] = [];
  for (const [place, time] of times.entries()) {
    await jest.advanceTimersByTimeAsync(time - (times[place - 1] ?? 0));
    seen.push(hasContinued);
  }
  return seen;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('continues in the next task', async () => {
  expect(await continuesAfter(1)).toEqual([true]);
});

it('continues a tenth of a second after a press, so that its answer is drawn first', async () => {
  window.dispatchEvent(new Event('pointerup'));
  expect(await continuesAfter(90, 110)).toEqual([false, true]);
  expect(await continuesAfter(1)).toEqual([true]);
});
