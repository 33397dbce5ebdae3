/** Waits until something holds. Throws, naming it, when it does not within so many milliseconds. Gives how long it took. */
export const until = async (
  what: string,
  holds: () => Promise<boolean>,
  milliseconds = 30_000,
): Promise<number> => {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > milliseconds) throw new Error(`${what}: not within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
};
