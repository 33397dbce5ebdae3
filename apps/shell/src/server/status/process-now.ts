/** State of a process of the shell. */
export interface ProcessStatus {
  readonly id: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly uptimeSeconds: number;
  /** Bytes. */
  readonly memory: { readonly resident: number; readonly heap: number };
  readonly node: string;
}

/** Returns the current state of this process. */
export const processNow = (): ProcessStatus => {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    id: process.pid,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    uptimeSeconds: Math.round(process.uptime()),
    memory: { resident: rss, heap: heapUsed },
    node: process.version,
  };
};
