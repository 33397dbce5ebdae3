import type { Measured, Outcome, Timing } from '../../observability/timing';
import { errorName } from './error-name';
import type { Attributes, Note, Tracing } from './tracing';

/** Whose page it is, as soon as that is known. */
export interface PageOwner {
  /** The remote's name, or `shell`. */
  readonly remote: string;
  readonly release: string | undefined;
}

/** How one page is made: what took how long, in the order in which it was done. */
export interface PageTrace {
  owner: PageOwner;
  /** The pattern of the route that answers, such as `/explore/unis/:id`, as soon as that is known. */
  route: string | undefined;
  readonly timings: readonly Timing[];
  /** Keeps a timing that was taken elsewhere. */
  add(timing: Timing): void;
  /** Runs work, keeps how long it took, and makes it a span where traces are kept. Gives and throws what the work does. */
  measure<Result>(
    measured: Measured,
    attributes: Attributes,
    work: (note: Note) => Promise<Result>,
  ): Promise<Result>;
}

const NO_NOTE: Note = () => undefined;

const outcomeOf = (error: unknown): Outcome => (errorName(error) === 'TimeoutError' ? 'late' : 'left-out');

/** Begins to measure a page; `tracing` is there where traces are kept. */
export const openPageTrace = (tracing?: Tracing): PageTrace => {
  const timings: Timing[] = [];
  const keep = (measured: Measured, began: number, outcome: Outcome): void => {
    const milliseconds = performance.now() - began;
    timings.push({ ...measured, milliseconds, ...(measured.kind === 'slot' && { outcome }) });
  };
  return {
    owner: { remote: 'shell', release: undefined },
    route: undefined,
    timings,
    add: (timing) => void timings.push(timing),
    async measure(measured, attributes, work) {
      const began = performance.now();
      try {
        const result = await (tracing ? tracing.span(measured.kind, attributes, work) : work(NO_NOTE));
        keep(measured, began, 'shown');
        return result;
      } catch (error) {
        keep(measured, began, outcomeOf(error));
        throw error;
      }
    },
  };
};
