import type { Career } from '../../src/catalogue/content/careers';
import type { WithheldReason } from '../../src/catalogue/content/career-figures';
import { payFigures } from '../../src/catalogue/content/career-figures';
import type { Row } from '../publication';
import { cell } from '../publication';

/** A relative sampling error above this makes a figure too unreliable to use, in percent. */
const mostVariation = 20;

const source = {
  publisher: 'Office for National Statistics',
  year: '2024',
  note: 'Annual Survey of Hours and Earnings, table 14, gross annual pay of full-time employees, provisional',
};

/** What a cell without a figure means. The table leaves a row empty when the survey does not cover the group. */
const reasons: Readonly<Record<string, WithheldReason>> = {
  x: 'unreliable',
  '..': 'disclosive',
  '': 'not-covered',
};

/** Gives the pay and the title of a unit group by its code (rows of ASHE table 14, full-time); throws for an unknown code or cell. */
export function readPay(rows: readonly Row[]): (soc: string) => Pick<Career, 'pay' | 'unitGroup'> {
  const groups = new Map(rows.map((row) => [cell(row, 'soc2020'), row]));
  return (soc) => {
    const row = groups.get(soc);
    if (!row) throw new Error(`ASHE has no row for ${soc}`);
    const pay: Career['pay'] = {
      p10: null,
      p25: null,
      median: null,
      p75: null,
      p90: null,
      withheld: {},
      source,
    };
    for (const figure of payFigures) {
      const text = figure === 'median' && isUnreliable(row) ? 'x' : cell(row, figure);
      const reason = reasons[text];
      if (reason) pay.withheld[figure] = reason;
      else pay[figure] = wholeNumber(text, `${figure} of ${soc}`);
    }
    return { unitGroup: cell(row, 'title'), pay };
  };
}

const isUnreliable = (row: Row): boolean => Number(cell(row, 'cv_median_pct')) > mostVariation;

/** A published whole number; throws for anything else. */
export function wholeNumber(text: string, what: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${what} is "${text}", not a whole number`);
  return Number(text);
}
