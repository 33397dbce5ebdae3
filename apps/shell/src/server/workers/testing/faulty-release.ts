import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseScript, withProgram } from './run-program';

/** Builds the program before a file's tests, with a release that exports faults as functions; takes its JavaScript source. */
export const withFaultyRelease = (source: string): void => {
  withProgram();
  beforeAll(() => {
    mkdirSync(path.dirname(releaseScript), { recursive: true });
    writeFileSync(releaseScript, source);
  });
};

/** A disabled release and the place of its fault. */
interface Disabled {
  readonly remote: string;
  readonly release: string;
  readonly cause: string;
  readonly line: number;
}

/** Returns the disabled releases of the worker that responds. */
export const disabledIn = async (origin: string): Promise<readonly Disabled[]> =>
  (await (await fetch(`${origin}/disabled`)).json()) as readonly Disabled[];
