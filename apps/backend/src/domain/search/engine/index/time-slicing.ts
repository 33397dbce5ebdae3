import { setImmediate } from 'node:timers/promises';

/** Called between steps of a long piece of work; waits when others should have their turn. */
export type YieldToEventLoop = () => Promise<void>;

/** Lets the event loop turn whenever work has gone on for `slice` milliseconds. */
export const createTimeSlicer = (slice = 10): YieldToEventLoop => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await setImmediate();
    began = performance.now();
  };
};
