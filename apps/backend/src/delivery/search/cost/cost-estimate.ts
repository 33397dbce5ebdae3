import type { FairQueue } from './fair-queue';
import { LIMITS } from './limits';
import type { ConsumeMilliseconds } from './rate-limit';
import { SearchError } from '../search-error';

/** Milliseconds for which a call may occupy the search thread before it yields to other calls. */
const SLICE_MS = 10;

/**
 * How much later a call is due for each millisecond that it has used: a short search overtakes one of the same address that
 * has had more than a quarter of the thread since it arrived, and no call starves.
 */
const SPENT_WEIGHT = 4;

/** The least that a call costs, in milliseconds: about a short search. */
const MIN_COST_MS = 1;

interface CallContext {
  queue: FairQueue;
  /** The address that the call's time is counted by. */
  asker: string;
  /** Counts against the rate limit of the address; undefined without one. */
  consume?: ConsumeMilliseconds | undefined;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** Counts the cost of one call and enforces its limits. */
export class CallCost {
  private readonly arrivedAt = performance.now();
  private sliceStartedAt = this.arrivedAt;
  private spentMs = 0;
  private highlights = 0;
  private characters = 0;

  constructor(private readonly context: CallContext) {}

  /** Waits in the queue for the call's first slice. Throws SearchError: 429 when its address exceeds the rate limit, 503 when it is aborted. */
  async begin(): Promise<void> {
    await this.context.consume?.(MIN_COST_MS);
    await this.wait();
  }

  /** Yields to other calls when the slice is used up; called between steps. Throws SearchError as `begin` does. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.sliceStartedAt < SLICE_MS) return;
    const sliceMs = this.addSlice();
    await this.context.consume?.(sliceMs);
    await this.wait();
  }

  /** Counts the last slice; called when the call ends, also after an error. */
  end(): void {
    const sliceMs = this.addSlice();
    this.context.consume?.(sliceMs).catch(() => {}); // exceeding the rate limit now affects only the next call
  }

  /** Counts a highlighted or snippeted value. Throws SearchError (400) when the call has too many. */
  addHighlight(): void {
    this.highlights += 1;
    if (this.highlights > LIMITS.highlights) {
      throw new SearchError(
        400,
        `attributesToHighlight and attributesToSnippet: more than ${LIMITS.highlights} values in one call. Ask for fewer hits or attributes.`,
      );
    }
  }

  /** Counts the characters of a part of the response. Throws SearchError (400) when the response becomes too large. */
  addOutput(part: object): void {
    this.characters += JSON.stringify(part).length;
    if (this.characters > LIMITS.characters) {
      throw new SearchError(
        400,
        `The answer is larger than ${LIMITS.characters} characters. Ask for fewer hits, attributes or facets.`,
      );
    }
  }

  private async wait(): Promise<void> {
    const { queue, asker, signal } = this.context;
    await queue.next(asker, this.arrivedAt + SPENT_WEIGHT * this.spentMs, signal);
    if (signal?.aborted) throw new SearchError(503, 'The search was stopped.');
    this.sliceStartedAt = performance.now();
  }

  private addSlice(): number {
    const sliceMs = performance.now() - this.sliceStartedAt;
    this.spentMs += sliceMs;
    this.context.queue.charge(this.context.asker, sliceMs);
    return sliceMs;
  }
}
