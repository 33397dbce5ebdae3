/**
 * Caches the value of `load` for `maxAgeMs` milliseconds. The first callers share one call and wait for it. After expiry,
 * callers get the stale value while it is loaded again; if that fails the stale value is kept for another `maxAgeMs`.
 * Rejects only while no value has been loaded.
 */
export const staleWhileRevalidate = <Value>(
  maxAgeMs: number,
  load: () => Promise<Value>,
  now: () => number = () => performance.now(),
): (() => Promise<Value>) => {
  let cached: { readonly value: Value; readonly expiresAt: number } | undefined;
  let pending: Promise<Value> | undefined;
  const reload = async (): Promise<Value> => {
    try {
      const value = await load();
      cached = { value, expiresAt: now() + maxAgeMs };
      return value;
    } catch (error) {
      if (!cached) throw error;
      cached = { ...cached, expiresAt: now() + maxAgeMs };
      return cached.value;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (cached && now() < cached.expiresAt) return cached.value;
    pending ??= reload();
    return cached ? cached.value : pending;
  };
};
