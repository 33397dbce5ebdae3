import type { Career } from '../catalogue/content/careers';
import { MINIMUM_WAGE } from './minimum-wage';

/** The pay figure used on cards, in lists and for sorting; GBP a year for full-time work. */
export interface StatedPay {
  /** The published median, or the legal minimum where that is higher; null when no median is published. */
  amount: number | null;
  /** The legal minimum where it exceeds the published median, else null. */
  minimum: number | null;
}

/** Returns the stated pay of a career. */
export const statedPay = ({ pay: { median } }: Pick<Career, 'pay'>): StatedPay => {
  const isBelowMinimum = median !== null && median < MINIMUM_WAGE.annual;
  const minimum = isBelowMinimum ? MINIMUM_WAGE.annual : null;
  return { amount: minimum ?? median, minimum };
};
