/** The time at which `stopClock` stops the clock. */
const NOW_MS = Date.parse('2026-09-01T12:00:00Z');

/** Stops the clock until the test advances it; `jest.useRealTimers()` ends this. */
export const stopClock = () =>
  jest.useFakeTimers({ now: NOW_MS, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

/** A date this many seconds after the stopped clock, as a header has it. */
export const dateIn = (seconds: number): string => new Date(NOW_MS + seconds * 1_000).toUTCString();

/** A `fetch` whose first response has this status and `Retry-After`, and the later ones this body. */
export const busyOnce = (status: number, retryAfter: string, body: object) =>
  jest
    .fn<Promise<Response>, []>(async () => Response.json(body))
    .mockImplementationOnce(
      async () => new Response('{}', { status, headers: { 'retry-after': retryAfter } }),
    );
