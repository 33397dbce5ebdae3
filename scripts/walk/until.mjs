import { PlainError } from '../steps/say.mjs';

/** Time in which a running shell takes what was released. */
const SWITCH_WITHIN_MS = 15_000;

/** Waits until a condition holds; throws a PlainError with `what` when it does not within some milliseconds. */
export const until = async (what, condition, withinMs = SWITCH_WITHIN_MS) => {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new PlainError(`${what}: not within ${withinMs / 1_000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
