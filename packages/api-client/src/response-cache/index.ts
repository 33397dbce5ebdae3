/** A result and the seconds for which it may be reused. */
export interface CachedResponse<Result> {
  readonly result: Result;
  readonly maxAge: number;
}

/**
 * A server's in-memory cache of parsed API responses, shared by the stores of all its requests. It holds anonymous
 * responses only, each for as long as the API's `Cache-Control` allows, and saves every page the call, the validation
 * and the mapping. The server provides it: see `StoreOptions`.
 */
export interface ResponseCache {
  /**
   * Returns the cached result of `endpoint` for `key`, or calls `ask` and caches its result; concurrent callers share
   * one call.
   */
  getOrLoad<Result>(
    endpoint: object,
    key: string,
    ask: () => Promise<CachedResponse<Result>>,
  ): Promise<Result>;
}
