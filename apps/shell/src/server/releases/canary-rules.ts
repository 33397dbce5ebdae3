import type { VisitorCounts } from './canary-events';

/** Fewest visitors on each side before a canary is judged. */
const MIN_VISITORS = 20;

/** Fewest visitors for whom it must have failed: one client, or a few, decide nothing. */
const MIN_FAILED = 5;

/** The share of failures must be higher than the live release's by more than this. */
const MARGIN = 0.05;

/**
 * And by more than this many standard errors of the difference (a one-sided test of two proportions). The rule is applied
 * at every page, so the limit is higher than a single test would need: simulated over 400 visitors, a canary as good as
 * a live release that fails for 1 % of visitors is ejected in 0.2 % of cases, one that always fails at the 20th visitor.
 */
const STANDARD_ERRORS = 3.5;

const rateOf = ({ visitors, failedVisitors }: VisitorCounts): number =>
  visitors === 0 ? 0 : failedVisitors / visitors;

const isJudged = ({ visitors, failedVisitors }: VisitorCounts): boolean =>
  visitors >= MIN_VISITORS && failedVisitors >= MIN_FAILED;

/** Whether pages of a canary fail for significantly more visitors than those of the live release in the same time. */
export const failsOnServer = (canary: VisitorCounts, live: VisitorCounts): boolean => {
  if (!isJudged(canary) || live.visitors < MIN_VISITORS) return false;
  const difference = rateOf(canary) - rateOf(live);
  const pooled = (canary.failedVisitors + live.failedVisitors) / (canary.visitors + live.visitors);
  const standardError = Math.sqrt(pooled * (1 - pooled) * (1 / canary.visitors + 1 / live.visitors));
  return difference > MARGIN && difference > STANDARD_ERRORS * standardError;
};

/** Whether a canary's code fails in too many visitors' browsers. The live release's failures are not reported. */
export const failsInBrowsers = (browsers: VisitorCounts): boolean =>
  isJudged(browsers) && rateOf(browsers) > MARGIN;
