/** Runs tasks serially for each remote, and in parallel for different ones. */
export const createSerialQueue = () => {
  const last = new Map<string, Promise<void>>();
  return {
    /** Runs `work` after all earlier tasks of the same remote. Rejects with its error. */
    run(name: string, work: () => Promise<void>): Promise<void> {
      const next = (last.get(name) ?? Promise.resolve()).then(work, work).finally(() => {
        if (last.get(name) === next) last.delete(name);
      });
      last.set(name, next);
      return next;
    },
    isBusy: (name: string): boolean => last.has(name),
  };
};
