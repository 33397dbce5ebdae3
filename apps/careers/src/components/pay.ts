import type { AnnualEarnings, CareerSummary } from '@signpost/api-client/careers';
import { salary } from '@signpost/shared-ui';

type Paid = Pick<CareerSummary, 'earnings'>;

/** The lowest and highest pay of a career that are published, in GBP a year; null when neither is. */
export const payRange = (annual: AnnualEarnings | null): { from: number; to: number } | null => {
  const from = annual?.starter ?? annual?.experienced ?? null;
  const to = annual?.experienced ?? annual?.starter ?? null;
  return from === null || to === null ? null : { from, to };
};

/** A career's pay as it is read: "£20,000 to £70,000 a year". */
export const payText = ({ earnings }: Paid): string => {
  const range = payRange(earnings.annual);
  if (!range) return 'Pay not published';
  const { from, to } = range;
  return from === to ? `${salary(from)} a year` : `${salary(from)} to ${salary(to)} a year`;
};

/** What careers are ordered by when those that pay most come first: half-way between a beginner's pay and an old hand's. */
export const payToSortBy = ({ earnings: { annual, median } }: Paid): number =>
  median ?? annual?.midpoint ?? annual?.experienced ?? annual?.starter ?? -1;
