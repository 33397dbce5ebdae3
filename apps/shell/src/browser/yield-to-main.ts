/**
 * After a press the program pauses this long, in milliseconds, so that the browser can act on it and draw the answer before
 * the next long task.
 */
const PRESS_PAUSE_MS = 100;

let pressedAt = Number.NEGATIVE_INFINITY;

// The time of the event itself would be too early: it may have waited for a long task.
for (const type of ['pointerdown', 'pointerup', 'keydown'])
  window.addEventListener(type, () => (pressedAt = performance.now()), { passive: true, capture: true });

const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Yields to the main thread, so that a long task does not block input on a phone; longer after a press. */
export const yieldToMain = async (): Promise<void> => {
  // Input that arrived during the task before is handled first.
  await wait(0);
  const pause = pressedAt + PRESS_PAUSE_MS - performance.now();
  if (pause > 0) await wait(pause);
};
