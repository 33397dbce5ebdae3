/** Runs work one after another for each remote, and side by side for different ones. */
export const createTurns = () => {
  const last = new Map<string, Promise<void>>();
  return {
    /** Runs `work` once all earlier work of the same remote has ended. Rejects with what it rejects with. */
    take(name: string, work: () => Promise<void>): Promise<void> {
      const next = (last.get(name) ?? Promise.resolve()).then(work, work).finally(() => {
        if (last.get(name) === next) last.delete(name);
      });
      last.set(name, next);
      return next;
    },
    isBusy: (name: string): boolean => last.has(name),
  };
};
