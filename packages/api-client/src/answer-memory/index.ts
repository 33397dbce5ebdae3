/** An answer and the seconds for which it may be told again. */
export interface KeptAnswer<Told> {
  readonly told: Told;
  readonly maxAge: number;
}

/**
 * What a server has understood of the API's answers, shared by the stores of all its requests: anonymous answers alone,
 * each for as long as the API's `Cache-Control` allows. It spares every page the asking, the checking and the mapping.
 * A server brings its own: see `StoreOptions`.
 */
export interface AnswerMemory {
  /** What `endpoint` was told for `key` before, or what `ask` finds out now; who asks meanwhile waits for the same. */
  recall<Told>(endpoint: object, key: string, ask: () => Promise<KeptAnswer<Told>>): Promise<Told>;
}
