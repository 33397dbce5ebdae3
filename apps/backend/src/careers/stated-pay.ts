import type { Career } from '../catalogue/content/careers';
import { minimumWage } from './minimum-wage';

/** The one figure of pay that cards, lists and orders use; GBP a year for full-time work. */
export interface StatedPay {
  /** The published median, or the legal minimum where that has overtaken it; null when no median is published. */
  amount: number | null;
  /** The legal minimum, where it has overtaken the published median; null elsewhere. */
  minimum: number | null;
}

/** What a career pays, in one figure. */
export function statedPay({ pay: { median } }: Pick<Career, 'pay'>): StatedPay {
  const overtaken = median !== null && median < minimumWage.annual;
  const minimum = overtaken ? minimumWage.annual : null;
  return { amount: minimum ?? median, minimum };
}
