import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. */
const PAUSE_MS = 10;

/** Looks after which the condition counts as one that never holds: 30 seconds of pauses. */
const LOOKS = 3_000;

/** Waits until a condition holds, for what sends no event; throws after 30 seconds. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await condition()) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`This never came to hold: ${String(condition)}`);
};
