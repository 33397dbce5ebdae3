/**
 * Keeps what `make` gives for so many milliseconds. Those who ask first wait for one making. After that nobody waits:
 * a request after that time gets the stale one while it is made again, and when that fails the old one stays for
 * as long again. Rejects only while there is nothing to give.
 */
export const staleWhileRevalidate = <Value>(
  milliseconds: number,
  make: () => Promise<Value>,
  now: () => number = () => performance.now(),
): (() => Promise<Value>) => {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let making: Promise<Value> | undefined;
  const makeAgain = async (): Promise<Value> => {
    try {
      const value = await make();
      kept = { value, until: now() + milliseconds };
      return value;
    } catch (error) {
      if (!kept) throw error;
      kept = { ...kept, until: now() + milliseconds };
      return kept.value;
    } finally {
      making = undefined;
    }
  };
  return async () => {
    if (kept && now() < kept.until) return kept.value;
    making ??= makeAgain();
    return kept ? kept.value : making;
  };
};
