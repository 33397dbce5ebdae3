/** Milliseconds between two heartbeats. */
export const HEARTBEAT_INTERVAL_MS = 1_000;

/** The file descriptor to which a worker's watchdog writes its reports. */
export const WATCHDOG_CHANNEL = 4;

/** Memory limits of a worker, in megabytes. */
export interface MemoryLimits {
  /** Above this the worker is drained, and the watchdog samples allocations. */
  readonly soft: number;
  /** Above this it is stopped at once, because code that never awaits cannot be drained. */
  readonly hard: number;
  /** The limit of V8's heap, at which the process aborts; high enough for the watchdog to act first. */
  readonly heap: number;
}

/** Megabytes below which no worker is stopped; a start takes about two hundred. */
const MIN_HARD_LIMIT_MB = 600;

/** Derives the limits from `MEMORY_LIMIT_MB`. */
export const memoryLimits = (soft: number): MemoryLimits => {
  const hard = Math.max(soft * 1.5, MIN_HARD_LIMIT_MB);
  return { soft, hard, heap: Math.round(hard * 1.5) };
};

/** Data of a watchdog: the worker's heartbeat counter, the number of missed heartbeats after which it reports, and the memory limits. */
export interface Watch {
  readonly counter: Int32Array;
  readonly missedBeats: number;
  readonly memory: MemoryLimits;
}
