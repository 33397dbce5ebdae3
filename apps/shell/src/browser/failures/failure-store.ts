import type { ErrorKind } from '../../transfer/error-report';

/** A failure in this page: what was thrown and, where available, React's component stack. */
export interface RecordedFailure {
  readonly failure: ErrorKind;
  readonly error: unknown;
  readonly components: string | null | undefined;
}

type Reader = (failed: RecordedFailure) => void;

const waiting: RecordedFailure[] = [];
let reader: Reader | undefined;

/** Passes a failure to the reader, or keeps it until there is one. Returns whether it is the first that waits. */
export const storeFailure = (failed: RecordedFailure): boolean => {
  if (!reader) return waiting.push(failed) === 1;
  reader(failed);
  return false;
};

/** Passes all failures so far and all later ones to the reader; only one reader is supported. */
export const followFailures = (next: Reader): void => {
  waiting.splice(0).forEach(next);
  reader = next;
};

/** Forgets the failures that wait for a reader. */
export const dropFailures = (): void => void waiting.splice(0);
