/** Loads a value at the first call and returns the same promise from then on; a failed load is repeated at the next call. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () =>
    (value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    }));
};
