const LIMIT_MS = 30_000;
const INTERVAL_MS = 10;

/**
 * Waits until a condition holds, by asking again and again: only for what can be seen in no other way, such as the work
 * of a watcher. Throws after thirty seconds with the condition's source.
 */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`This did not happen: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
};
