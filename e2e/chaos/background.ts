/** Work that goes on beside what is measured. */
export interface Background {
  /** Ends it; resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** Runs `work` every so many milliseconds until it is stopped, whatever becomes of it. */
export const repeat = (every: number, work: () => Promise<unknown>): Background => {
  const underWay = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const turn: Promise<unknown> = work()
      .catch(() => undefined)
      .finally(() => underWay.delete(turn));
    underWay.add(turn);
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
