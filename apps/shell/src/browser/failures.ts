import type { Failure } from '../transfer/failure-report';

/** A failure in this page: what was thrown and, where available, React's component stack. */
export interface RecordedFailure {
  readonly failure: Failure;
  readonly error: unknown;
  readonly components: string | null | undefined;
}

const recorded: RecordedFailure[] = [];
let record = (failed: RecordedFailure): void => void recorded.push(failed);

/** Records a failure of this page, with React's component stack where available. */
export const recordFailure = (failure: Failure, error: unknown, components?: string | null): void =>
  record({ failure, error, components });

/** Passes all failures so far and all later ones to the reader; only one reader is supported. */
export const followFailures = (reader: typeof record): void => {
  recorded.splice(0).forEach(reader);
  record = reader;
};
