/** A task that runs beside the measurement. */
export interface Background {
  /** Stops it; resolves when none of its work is still running. */
  stop(): Promise<void>;
}

/** Runs `work` at an interval in milliseconds until it is stopped, ignoring its errors. */
export const repeat = (intervalMs: number, work: () => Promise<unknown>): Background => {
  const running = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const run: Promise<unknown> = work()
      .catch(() => undefined)
      .finally(() => running.delete(run));
    running.add(run);
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
