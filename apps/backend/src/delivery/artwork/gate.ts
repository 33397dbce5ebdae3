/** Limits concurrency: runs at most `limit` tasks at once and queues the others, first in, first out. */
export const createGate = (limit: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      // The slot is passed directly to the next queued task, so that a new task cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
