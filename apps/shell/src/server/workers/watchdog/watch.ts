/** Milliseconds between two signs of life. */
export const HEARTBEAT_INTERVAL_MS = 1_000;

/** The file descriptor by which a worker's watchdog tells what it sees. */
export const WATCHDOG_CHANNEL = 4;

/** How much memory a worker may take, in megabytes. */
export interface MemoryLimits {
  /** Above this the worker is drained, and the watchdog samples what allocates. */
  readonly soft: number;
  /** Above this it is stopped at once: code that never awaits cannot be drained. */
  readonly hard: number;
  /** The limit of V8's heap, at which the process aborts: further than the watchdog needs to act. */
  readonly heap: number;
}

/** Megabytes below which no worker is stopped: starting takes some two hundred. */
const MIN_HARD_LIMIT_MB = 600;

/** The limits that follow from `MEMORY_LIMIT_MB`. */
export const memoryLimits = (soft: number): MemoryLimits => {
  const hard = Math.max(soft * 1.5, MIN_HARD_LIMIT_MB);
  return { soft, hard, heap: Math.round(hard * 1.5) };
};

/** What a watchdog is given: the count of the worker's signs of life, after how many that did not come it looks, and the limits. */
export interface Watch {
  readonly counter: Int32Array;
  readonly missedBeats: number;
  readonly memory: MemoryLimits;
}
