import type { Failure } from '../routing/failure';

/** A failure in this page: what was thrown and, where there is one, React's stack of components. */
export interface Failed {
  readonly failure: Failure;
  readonly error: unknown;
  readonly components: string | null | undefined;
}

const noted: Failed[] = [];
let note = (failed: Failed): void => void noted.push(failed);

/** Notes a failure of this page, with React's stack of components where there is one. */
export const failed = (failure: Failure, error: unknown, components?: string | null): void =>
  note({ failure, error, components });

/** Hands over all failures there were and all there will be. There is one reader. */
export const followFailures = (reader: typeof note): void => {
  noted.splice(0).forEach(reader);
  note = reader;
};
