import { FAILURES } from './failure-report';

/** Where browsers report errors of the remotes' code. */
export const ERRORS_PATH = '/error-reports';

/** Kinds of errors in a browser: those that count against a canary, and those that nothing caught. */
export const ERROR_KINDS = [...FAILURES, 'uncaught'] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Maximum number of stack frames in a report. */
export const MAX_FRAMES = 5;

/** A stack frame in a file of the release, such as `client/unis.landing.js`; line and column count from 1. */
export type ReportedFrame = readonly [file: string, line: number, column: number];

/** A browser's report of an error: no message, no address of a page, nothing about the visitor. */
export interface ErrorReport {
  readonly remote: string;
  readonly release: string;
  readonly failure: ErrorKind;
  /** The name of the error, such as `TypeError`. */
  readonly name: string;
  /** The frames in the release's own files, innermost first. */
  readonly frames: readonly ReportedFrame[];
}
