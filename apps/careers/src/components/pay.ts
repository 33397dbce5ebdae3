import { t } from '@signpost/language';
import type { AnnualEarnings, CareerSummary, Withheld } from '@signpost/api-client/careers';
import { careerPay, salary } from '@signpost/shared-ui';

type Paid = Pick<CareerSummary, 'earnings'>;

/** Returns the published part of a career's interquartile pay range in GBP a year; null when none is published. */
export const payRange = (annual: AnnualEarnings | null): { from: number; to: number } | null => {
  const { p25 = null, median = null, p75 = null } = annual ?? {};
  const from = p25 ?? median ?? p75;
  const to = p75 ?? median ?? p25;
  return from === null || to === null ? null : { from, to };
};

/** Returns a career's pay: its median, or the legal minimum where that is higher; null when withheld. */
export const statedPay = ({ earnings: { annual } }: Paid): number | null =>
  annual?.minimum ?? annual?.median ?? null;

const reasons = (): Readonly<Record<Withheld, string>> => ({
  unreliable: t('Too unreliable to use'),
  disclosive: t('Withheld: too few people'),
  'not-covered': t('Not in the survey of pay'),
});

/** Explains why a pay figure is missing. */
export const whyNoPay = (annual: AnnualEarnings | null, point = 'median'): string => {
  const reason = annual?.withheld[point];
  return reason ? reasons()[reason] : t('Not published');
};

/** Formats a career's pay: "£54,669 a year, middle pay in 2024". */
export const payText = (career: Paid): string => {
  const { annual } = career.earnings;
  const pay = statedPay(career);
  if (pay === null || !annual) return t('Pay: {name}', { name: whyNoPay(annual).toLowerCase() });
  return careerPay({ pay, payMinimum: annual.minimum, payYear: annual.source.year });
};

/** Short format of the same pay: "£54,669". */
export const payAmount = (career: Paid): string => {
  const pay = statedPay(career);
  if (pay === null) return whyNoPay(career.earnings.annual);
  return career.earnings.annual?.minimum ? t('{pay} or more', { pay: salary(pay) }) : salary(pay);
};

/** Sort key for pay in descending order; careers without a figure come last. */
export const payToSortBy = (career: Paid): number => statedPay(career) ?? -1;
