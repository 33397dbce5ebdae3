import type { CanaryRelease } from '../messages';

/** Errors that a canary must have preceded before it is ejected. */
const MIN_ERRORS = 3;

/** Milliseconds for which errors are compared. */
const PERIOD_MS = 600_000;

/** Maximum number of errors that are kept, to bound memory. */
const MAX_ERRORS = 1_000;

const keyOf = ({ remote, release }: CanaryRelease): string => `${remote}:${release}`;

/**
 * Finds canaries that are the likely cause of errors whose stack names no release, such as a rejected `fetch` that was
 * not awaited. `eject` is called with a canary that was rendered shortly before at least three such errors, when within
 * ten minutes there was none without it. `now` returns milliseconds.
 */
export const createCrashSuspects = (
  eject: (canary: CanaryRelease) => void,
  now: () => number = () => performance.now(),
) => {
  let errors: { readonly at: number; readonly canaries: ReadonlySet<string> }[] = [];

  const isSuspect = (canary: CanaryRelease): boolean =>
    errors.length >= MIN_ERRORS && errors.every(({ canaries }) => canaries.has(keyOf(canary)));

  return {
    /** Counts an error in a worker; `canaries` are those that the worker rendered in the seconds before. */
    crashed(canaries: readonly CanaryRelease[]): void {
      const error = { at: now(), canaries: new Set(canaries.map(keyOf)) };
      errors = [...errors.filter(({ at }) => error.at - at < PERIOD_MS), error].slice(-MAX_ERRORS);
      const suspects = canaries.filter(isSuspect);
      // Explained errors must not speak for the next canary.
      if (suspects.length > 0) errors = [];
      suspects.forEach(eject);
    },
  };
};
