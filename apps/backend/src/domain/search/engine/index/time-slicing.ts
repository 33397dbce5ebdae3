import { setImmediate } from 'node:timers/promises';

/** Called between the steps of a long task; waits for other events when the task has run for too long. */
export type YieldToEventLoop = () => Promise<void>;

/** Returns a function that yields to the event loop when `sliceMs` milliseconds have passed since it last did. */
export const createTimeSlicer = (sliceMs = 10): YieldToEventLoop => {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < sliceMs) return;
    await setImmediate();
    startedAt = performance.now();
  };
};
