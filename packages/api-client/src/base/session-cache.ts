/** What a visit keeps of the API's answers, as they came, for an hour (S-06, K-06). Whoever opens the store brings it. */
export interface SessionCache {
  /** The answer kept under a name, or undefined when there is none that is young enough. Never throws. */
  read(name: string): unknown;
  /** Keeps an answer, if the visitor lets anything be kept. Never throws. */
  write(name: string, answer: unknown): void;
}
