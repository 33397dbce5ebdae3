import type { VisitorCounts } from './canary-events';

/** Minimum visitors of the canary and of the live release before they are compared. */
const MIN_VISITORS = 20;

/** Minimum visitors with a failure, so that a few clients cannot eject a canary. */
const MIN_FAILED_VISITORS = 5;

/** The canary's failure rate must exceed that of the live release by more than this. */
const MIN_RATE_DIFFERENCE = 0.05;

/**
 * The failure rates must also differ by more than this many standard errors (a one-sided test of two proportions). The
 * test runs after every page, so the limit is higher than a single test needs. Simulated over 400 visitors, where the
 * live release fails for 1 % of visitors: a canary of the same quality is ejected in 0.2 % of runs, one that always fails
 * is ejected at the 20th visitor.
 */
const MIN_STANDARD_ERRORS = 3.5;

const rateOf = ({ visitors, failedVisitors }: VisitorCounts): number =>
  visitors === 0 ? 0 : failedVisitors / visitors;

const hasEnoughData = ({ visitors, failedVisitors }: VisitorCounts): boolean =>
  visitors >= MIN_VISITORS && failedVisitors >= MIN_FAILED_VISITORS;

/** Returns whether a canary's pages fail for significantly more visitors than the live release's in the same period. */
export const failsOnServer = (canary: VisitorCounts, live: VisitorCounts): boolean => {
  if (!hasEnoughData(canary) || live.visitors < MIN_VISITORS) return false;
  const difference = rateOf(canary) - rateOf(live);
  const pooled = (canary.failedVisitors + live.failedVisitors) / (canary.visitors + live.visitors);
  const standardError = Math.sqrt(pooled * (1 - pooled) * (1 / canary.visitors + 1 / live.visitors));
  return difference > MIN_RATE_DIFFERENCE && difference > MIN_STANDARD_ERRORS * standardError;
};

/** Returns whether a canary fails in too many browsers. Browsers do not report failures of the live release. */
export const failsInBrowsers = (browsers: VisitorCounts): boolean =>
  hasEnoughData(browsers) && rateOf(browsers) > MIN_RATE_DIFFERENCE;
