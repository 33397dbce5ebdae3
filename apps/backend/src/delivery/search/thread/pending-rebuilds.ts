interface PendingRebuild {
  resolve(): void;
  reject(error: Error): void;
}

/** The rebuilds that the search thread has not finished. */
export interface PendingRebuilds {
  /** Sends a rebuild. Resolves when it is finished, by this thread or a later one; rejects when it fails. */
  add(): Promise<void>;
  /** Ends a rebuild, with the error that it failed with. */
  finish(id: number, error: string | undefined): void;
  /** Sends again what a thread that ended did not finish; if it had finished all, one rebuild of what it held. */
  resend(): void;
  /** Resolves all, because no thread will finish them. */
  stop(): void;
}

/** Creates the list of rebuilds. `onError` is called when one fails that `resend` added. */
export const createPendingRebuilds = (
  send: (id: number) => void,
  onError: (error: unknown) => void,
): PendingRebuilds => {
  const rebuilds = new Map<number, PendingRebuild>();
  let lastId = 0;
  const add = () =>
    new Promise<void>((resolve, reject) => {
      lastId += 1;
      rebuilds.set(lastId, { resolve, reject });
      send(lastId);
    });
  return {
    add,
    finish(id, error) {
      const rebuild = rebuilds.get(id);
      rebuilds.delete(id);
      if (error === undefined) rebuild?.resolve();
      else rebuild?.reject(new Error(error));
    },
    resend() {
      if (rebuilds.size > 0) for (const id of rebuilds.keys()) send(id);
      else if (lastId > 0) add().catch(onError);
    },
    stop() {
      for (const { resolve } of rebuilds.values()) resolve();
      rebuilds.clear();
    },
  };
};
