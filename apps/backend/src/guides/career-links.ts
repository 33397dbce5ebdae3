import type { Documents } from '../documents/documents';
import { pageOf } from './pages';

/** A career as another page names it; pay in GBP a year, null where it is not published. */
export interface CareerLink {
  id: string;
  title: string;
  summary: string;
  url: string;
  starterPay: number | null;
  experiencedPay: number | null;
}

/** The published careers among these SOC codes, in their order. */
export function careerLinks(documents: Documents, codes: readonly string[]): CareerLink[] {
  return codes.flatMap((code) => {
    const career = documents.byId('careers', code);
    if (!career) return [];
    const { id, title, summary, url } = pageOf('careers', career);
    const { starter = null, experienced = null } = career.pay ?? {};
    return [{ id, title, summary, url, starterPay: starter, experiencedPay: experienced }];
  });
}
