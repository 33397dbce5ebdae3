/** Less than a test may take; on a busy machine the search indexes need most of a minute. */
const LIMIT_MS = 100_000;
const INTERVAL_MS = 20;

/**
 * Waits until a condition holds, by asking again and again: only for what can be seen in no other way, such as the work
 * of another process. Throws with the condition's source when it does not happen.
 */
export const until = async (condition: () => unknown): Promise<void> => {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`This did not happen: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
};
