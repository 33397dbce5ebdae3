import { setTimeout as pause } from 'node:timers/promises';

/** The longest wait in milliseconds. A condition that does not hold by then never will. */
const LIMIT_MS = 30_000;

/** Polls until a condition holds: for a state that no event announces. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This never came true: ${String(condition)}`);
    await pause(25);
  }
};
