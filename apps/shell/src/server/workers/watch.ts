/** Milliseconds between two signs of life. */
export const EVERY = 1_000;

/** The file descriptor by which a worker's witness tells what it sees. */
export const WITNESS_CHANNEL = 4;

/** How much memory a worker may take, in megabytes. */
export interface MemoryLimits {
  /** Above this the worker is drained, and the witness samples what allocates. */
  readonly soft: number;
  /** Above this it is stopped at once: code that never awaits cannot be drained. */
  readonly hard: number;
  /** The limit of V8's heap, at which the process aborts: further than the witness needs to act. */
  readonly heap: number;
}

/** Megabytes below which no worker is stopped: starting takes some two hundred. */
const LEAST_HARD = 600;

/** The limits that follow from `MEMORY_LIMIT_MB`. */
export const memoryLimits = (soft: number): MemoryLimits => {
  const hard = Math.max(soft * 1.5, LEAST_HARD);
  return { soft, hard, heap: Math.round(hard * 1.5) };
};

/** What a witness is given: the count of the worker's signs of life, after how many that did not come it looks, and the limits. */
export interface Watch {
  readonly counter: Int32Array;
  readonly patience: number;
  readonly memory: MemoryLimits;
}
