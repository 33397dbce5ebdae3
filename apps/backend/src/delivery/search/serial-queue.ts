interface QueuedCall {
  /** Sort key, in milliseconds: the time of queuing plus the time that the call has used. */
  dueMs: number;
  resume(): void;
}

/**
 * Shares the main thread among calls: resumes one call per iteration of the event loop, so that other requests are handled
 * in between. A call is sorted as if it had been queued later by the time it has used already, so that a short search
 * overtakes long ones and no call starves.
 */
export class SerialQueue {
  private readonly queued: QueuedCall[] = [];
  private isScheduled = false;

  /** Resolves when a call that has used `spentMs` milliseconds so far may continue. */
  next(spentMs: number): Promise<void> {
    return new Promise((resume) => {
      const dueMs = performance.now() + spentMs;
      const later = this.queued.findIndex((other) => other.dueMs > dueMs);
      this.queued.splice(later < 0 ? this.queued.length : later, 0, { dueMs, resume });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.queued.length === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.queued.shift()?.resume();
      this.schedule();
    });
  }
}
