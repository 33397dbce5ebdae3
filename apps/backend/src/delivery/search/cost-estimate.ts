import type { ConsumeMilliseconds } from './rate-limit';
import { LIMITS } from './limits';
import { SearchError } from './search-error';
import type { SerialQueue } from './serial-queue';

/** Milliseconds for which a call may occupy the main thread before it yields to other calls. */
const SLICE_MS = 10;

/** The least that a call costs, in milliseconds: about a short search. */
const MIN_COST_MS = 1;

/** Counts the cost of one call and enforces its limits. */
export class CallCost {
  private sliceStartedAt = performance.now();
  private spentMs = 0;
  private highlights = 0;
  private characters = 0;

  constructor(
    private readonly queue: SerialQueue,
    private readonly consume: ConsumeMilliseconds | undefined,
  ) {}

  /** Waits in the queue for the call's first slice. Throws SearchError (429) when its address exceeds the rate limit. */
  async begin(): Promise<void> {
    await this.consume?.(MIN_COST_MS);
    await this.queue.next(0);
    this.sliceStartedAt = performance.now();
  }

  /** Yields to other calls when the slice is used up; called between steps. Throws SearchError (429) as `begin` does. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.sliceStartedAt < SLICE_MS) return;
    await this.consume?.(this.addSlice());
    await this.queue.next(this.spentMs);
    this.sliceStartedAt = performance.now();
  }

  /** Counts the last slice; called when the call ends, also after an error. */
  end(): void {
    this.consume?.(this.addSlice()).catch(() => {}); // exceeding the rate limit now affects only the next call
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

  private addSlice(): number {
    const sliceMs = performance.now() - this.sliceStartedAt;
    this.spentMs += sliceMs;
    return sliceMs;
  }
}
