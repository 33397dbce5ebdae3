/** Waits until a condition holds. Throws, naming it, on timeout in milliseconds. Returns the milliseconds waited. */
export const until = async (
  description: string,
  holds: () => Promise<boolean>,
  milliseconds = 30_000,
): Promise<number> => {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > milliseconds)
      throw new Error(`${description}: timed out after ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
};
