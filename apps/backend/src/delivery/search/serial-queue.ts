interface Waiting {
  /** When it is resumed, in comparison with others: milliseconds. */
  due: number;
  resume(): void;
}

/**
 * Shares the main thread among calls: in each turn of the event loop one of them works. Each waits as if it had come later
 * by the time for which it has worked, so that a short search overtakes long ones, and none waits for ever. Other requests
 * are answered between any two turns.
 */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private isScheduled = false;

  /** Resolves when it is the turn of a call that has worked for `spent` milliseconds. */
  next(spent: number): Promise<void> {
    return new Promise((resume) => {
      const due = performance.now() + spent;
      const later = this.waiting.findIndex((other) => other.due > due);
      this.waiting.splice(later < 0 ? this.waiting.length : later, 0, { due, resume });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.waiting.shift()?.resume();
      this.schedule();
    });
  }
}
