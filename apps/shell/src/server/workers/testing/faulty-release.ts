import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseScript, withProgram } from './run-program';

/** Builds the program before a file's tests, with a release whose functions are the faults that it exports: JavaScript source. */
export const withFaultyRelease = (source: string): void => {
  withProgram();
  beforeAll(() => {
    mkdirSync(path.dirname(releaseScript), { recursive: true });
    writeFileSync(releaseScript, source);
  });
};

/** A release that a worker no longer runs, and where its fault was. */
interface Disabled {
  readonly remote: string;
  readonly release: string;
  readonly cause: string;
  readonly line: number;
}

/** The releases that the worker which answers has disabled. */
export const disabledIn = async (origin: string): Promise<readonly Disabled[]> =>
  (await (await fetch(`${origin}/disabled`)).json()) as readonly Disabled[];
