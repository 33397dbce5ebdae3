import { statedPay } from '../careers/stated-pay';
import type { Documents } from './documents';
import { pageOf } from './pages';

/** A link to a career from another page; pay in GBP a year for full-time work, null where it is not published. */
export interface CareerLink {
  id: string;
  title: string;
  summary: string;
  url: string;
  /** The published median, or the legal minimum where that is higher. */
  pay: number | null;
  /** The legal minimum, where `pay` is that amount. */
  payMinimum: number | null;
  payYear: string;
}

/** Links to the published careers among these SOC codes, in the order of the codes. */
export const careerLinks = (documents: Documents, codes: readonly string[]): CareerLink[] =>
  codes.flatMap((code) => {
    const career = documents.byId('careers', code);
    if (!career) return [];
    const { id, title, summary, url } = pageOf('careers', career);
    const { amount: pay, minimum: payMinimum } = statedPay(career);
    return [{ id, title, summary, url, pay, payMinimum, payYear: career.pay.source.year }];
  });
