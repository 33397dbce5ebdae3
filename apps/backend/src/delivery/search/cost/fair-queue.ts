interface QueuedCall {
  dueMs: number;
  resume(): void;
}

interface Share {
  /** Milliseconds of the thread that the asker has used, counted from the least share of when it became active. */
  usedMs: number;
  queued: QueuedCall[];
}

/**
 * Shares a thread among askers, as start-time fair queueing does: resumes one call per iteration of the event loop, of the
 * asker that has used the least time while others waited. So the calls of one asker, however costly, delay the first slice of
 * another's by one slice. Among the calls of one asker the one that is due first is resumed.
 */
export class FairQueue {
  private readonly shares = new Map<string, Share>();
  /** What a new asker begins with: the share of the asker that was resumed last. */
  private leastMs = 0;
  private isScheduled = false;

  /** Resolves when a call that is due at `dueMs` may continue, at once when it is aborted. */
  next(asker: string, dueMs: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const { queued } = this.shareOf(asker);
      const remove = () => {
        const at = queued.indexOf(call);
        if (at >= 0) queued.splice(at, 1);
        resolve();
      };
      const resume = () => {
        signal?.removeEventListener('abort', remove);
        resolve();
      };
      const call: QueuedCall = { dueMs, resume };
      const later = queued.findIndex((other) => other.dueMs > dueMs);
      queued.splice(later < 0 ? queued.length : later, 0, call);
      signal?.addEventListener('abort', remove, { once: true });
      this.schedule();
    });
  }

  /** Counts time that a call of an asker has used. */
  charge(asker: string, milliseconds: number): void {
    this.shareOf(asker).usedMs += milliseconds;
  }

  private shareOf(asker: string): Share {
    const found = this.shares.get(asker);
    if (found) {
      // An asker that was away does not save up time.
      if (found.queued.length === 0) found.usedMs = Math.max(found.usedMs, this.leastMs);
      return found;
    }
    const share = { usedMs: this.leastMs, queued: [] };
    this.shares.set(asker, share);
    return share;
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      const share = this.leastShare();
      if (!share) return this.shares.clear(); // nobody waits, so what was used delays nobody
      this.leastMs = share.usedMs;
      share.queued.shift()?.resume();
      this.schedule();
    });
  }

  private leastShare(): Share | undefined {
    let least: Share | undefined;
    for (const share of this.shares.values()) {
      if (share.queued.length > 0 && (!least || share.usedMs < least.usedMs)) least = share;
    }
    return least;
  }
}
