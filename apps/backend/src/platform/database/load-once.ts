/** Loads a value when it is first asked for and gives the same from then on; a load that fails is tried again. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () =>
    (value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    }));
};
