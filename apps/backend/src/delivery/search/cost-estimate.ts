import type { Spend } from './rate-limit';
import { LIMITS } from './limits';
import { SearchError } from './search-error';
import type { Turns } from './serial-queue';

/** Milliseconds for which a call may hold the main thread before others get their turn. */
const SLICE_MS = 10;

/** Any call costs as much as a short search. */
const MIN_COST = 1;

/** What one call has done so far, held against what it may do. */
export class Work {
  private began = performance.now();
  private spent = 0;
  private marks = 0;
  private characters = 0;

  constructor(
    private readonly turns: Turns,
    private readonly spend: Spend | undefined,
  ) {}

  /** Waits for the call's first turn. Throws SearchError (429) when its address may ask for nothing more. */
  async begin(): Promise<void> {
    await this.spend?.(MIN_COST);
    await this.turns.next(0);
    this.began = performance.now();
  }

  /** Called between steps: lets others have their turn when a slice is over. Throws SearchError (429) as `begin` does. */
  async pause(): Promise<void> {
    if (performance.now() - this.began < SLICE_MS) return;
    await this.spend?.(this.take());
    await this.turns.next(this.spent);
    this.began = performance.now();
  }

  /** Called when the call is over, answered or not. */
  end(): void {
    this.spend?.(this.take()).catch(() => {}); // what is left to spend matters to the next call only
  }

  /** Counts a value that is highlighted or quoted. Throws SearchError (400) when there are too many in this call. */
  mark(): void {
    this.marks += 1;
    if (this.marks > LIMITS.marks) {
      throw new SearchError(
        400,
        `attributesToHighlight and attributesToSnippet: more than ${LIMITS.marks} values in one call. Ask for fewer hits or attributes.`,
      );
    }
  }

  /** Counts a part of the answer. Throws SearchError (400) when the answer becomes too large. */
  add(part: object): void {
    this.characters += JSON.stringify(part).length;
    if (this.characters > LIMITS.characters) {
      throw new SearchError(
        400,
        `The answer is larger than ${LIMITS.characters} characters. Ask for fewer hits, attributes or facets.`,
      );
    }
  }

  private take(): number {
    const took = performance.now() - this.began;
    this.spent += took;
    return took;
  }
}
