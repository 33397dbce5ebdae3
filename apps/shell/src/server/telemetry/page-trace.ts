import type { Measured, Outcome, Timing } from '../../observability/timing';
import { errorName } from './error-name';
import type { Attributes, Note, Tracing } from './tracing';

/** The owner of a page. */
export interface PageOwner {
  /** The remote's name, or `shell`. */
  readonly remote: string;
  readonly release: string | undefined;
}

/** The measurements of one page, in the order in which they ended. */
export interface PageTrace {
  /** The shell until the owner is known. */
  owner: PageOwner;
  /** The pattern of the matched route, such as `/explore/unis/:id`; undefined until it is known. */
  route: string | undefined;
  readonly timings: readonly Timing[];
  /** Adds a timing that was measured elsewhere. */
  add(timing: Timing): void;
  /** Runs `work`, records its duration and, with tracing, a span. Returns and throws what `work` does. */
  measure<Result>(
    measured: Measured,
    attributes: Attributes,
    work: (note: Note) => Promise<Result>,
  ): Promise<Result>;
}

const NO_NOTE: Note = () => undefined;

const outcomeOf = (error: unknown): Outcome => (errorName(error) === 'TimeoutError' ? 'late' : 'left-out');

/** Starts the measurements of a page. Spans are created only with `tracing`. */
export const openPageTrace = (tracing?: Tracing): PageTrace => {
  const timings: Timing[] = [];
  const record = (measured: Measured, startedAt: number, outcome: Outcome): void => {
    const milliseconds = performance.now() - startedAt;
    timings.push({ ...measured, milliseconds, ...(measured.kind === 'slot' && { outcome }) });
  };
  return {
    owner: { remote: 'shell', release: undefined },
    route: undefined,
    timings,
    add: (timing) => void timings.push(timing),
    async measure(measured, attributes, work) {
      const startedAt = performance.now();
      try {
        const result = await (tracing ? tracing.span(measured.kind, attributes, work) : work(NO_NOTE));
        record(measured, startedAt, 'shown');
        return result;
      } catch (error) {
        record(measured, startedAt, outcomeOf(error));
        throw error;
      }
    },
  };
};
