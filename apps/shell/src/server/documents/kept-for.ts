/**
 * Keeps what `make` gives for so many milliseconds. Those who ask at the same time wait for one making; when making it
 * again fails, the old one stays until the next try. Rejects only while there is nothing to give.
 */
export const keptFor = <Value>(
  milliseconds: number,
  make: () => Promise<Value>,
  now: () => number = Date.now,
): (() => Promise<Value>) => {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let making: Promise<Value> | undefined;
  const makeAgain = async (): Promise<Value> => {
    try {
      const value = await make();
      kept = { value, until: now() + milliseconds };
      return value;
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    } finally {
      making = undefined;
    }
  };
  return async () => (kept && now() < kept.until ? kept.value : (making ??= makeAgain()));
};
