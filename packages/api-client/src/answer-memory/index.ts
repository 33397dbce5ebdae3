/** A result and the seconds for which it may be reused. */
export interface KeptAnswer<Result> {
  readonly told: Result;
  readonly maxAge: number;
}

/**
 * A server's in-memory cache of parsed API responses, shared by the stores of all its requests. It holds anonymous
 * responses only, each for as long as the API's `Cache-Control` allows, and saves every page the call, the validation
 * and the mapping. The server provides it: see `StoreOptions`.
 */
export interface AnswerMemory {
  /**
   * Returns the cached result of `endpoint` for `key`, or calls `ask` and caches its result; concurrent callers share
   * one call.
   */
  recall<Result>(endpoint: object, key: string, ask: () => Promise<KeptAnswer<Result>>): Promise<Result>;
}
