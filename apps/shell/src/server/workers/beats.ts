/** Milliseconds between two signs of life. */
export const EVERY = 1_000;

/** The file descriptor by which a worker's witness tells where the worker is stuck. */
export const WITNESS_CHANNEL = 4;

/** What a witness is given: the count of the worker's signs of life, and after how many that did not come it looks. */
export interface Watch {
  readonly counter: Int32Array;
  readonly patience: number;
}
