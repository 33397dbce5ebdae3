/** The session cache of raw API responses, kept for an hour (S-06, K-06). The creator of the store provides it. */
export interface SessionCache {
  /** The response stored under a name, or undefined when there is none that is recent enough. Never throws. */
  read(name: string): unknown;
  /** Stores a response if the visitor has consented. Never throws. */
  write(name: string, answer: unknown): void;
}
