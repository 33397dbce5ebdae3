/** Lets at most `limit` tasks run at once; the others wait their turn, first come first served. */
export const createGate = (limit: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      // A place is handed straight to the next in line, so that a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
