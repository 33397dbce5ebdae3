/** Returns the result of `work` within `timeoutMs` milliseconds. Rejects on timeout; the work itself continues. */
export const withTimeout = async <Value>(
  work: Promise<Value>,
  timeoutMs: number,
  description: string,
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${description} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
