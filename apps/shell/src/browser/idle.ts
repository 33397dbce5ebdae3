/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 2_000;

/** Resolves in a quiet moment, in two seconds at the latest. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari cannot tell when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
