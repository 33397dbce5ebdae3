import type { Failure } from '../routing/failure';

/** A failure in this page; `where` has the addresses of the code that it was in. */
export interface Failed {
  readonly failure: Failure;
  readonly where: string;
}

const noted: Failed[] = [];
let note = (failed: Failed): void => void noted.push(failed);

const stackOf = (error: unknown): string =>
  error instanceof Error ? `${error.stack}\n${stackOf(error.cause)}` : '';

/** Notes a failure of this page, with React's stack of components where there is one. */
export const failed = (failure: Failure, error: unknown, components: string | null = ''): void =>
  note({ failure, where: `${stackOf(error)}${components}` });

/** Hands over all failures there were and all there will be. There is one reader. */
export const followFailures = (reader: typeof note): void => {
  noted.splice(0).forEach(reader);
  note = reader;
};
