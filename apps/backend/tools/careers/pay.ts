import type { Career } from '../../src/domain/catalogue/content/careers';
import type { WithheldReason } from '../../src/domain/catalogue/content/career-figures';
import { PAY_FIGURES } from '../../src/domain/catalogue/content/career-figures';
import type { Row } from '../publication';
import { cell } from '../publication';

/** Figures with a higher relative sampling error, in percent, are too unreliable to use. */
const MAX_VARIATION_PERCENT = 20;

const SOURCE = {
  publisher: 'Office for National Statistics',
  year: '2024',
  note: 'Annual Survey of Hours and Earnings, table 14, gross annual pay of full-time employees, provisional',
};

/** The meaning of cells without a figure. A row is empty in the table when the survey does not cover the group. */
const REASONS: Readonly<Record<string, WithheldReason>> = {
  x: 'unreliable',
  '..': 'disclosive',
  '': 'not-covered',
};

/**
 * Returns a function that reads the pay and the title of a unit group by its code (rows of ASHE table 14, full-time);
 * it throws for an unknown code or cell.
 */
export const readPay = (rows: readonly Row[]): ((soc: string) => Pick<Career, 'pay' | 'unitGroup'>) => {
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
      source: SOURCE,
    };
    for (const figure of PAY_FIGURES) {
      const text = figure === 'median' && isUnreliable(row) ? 'x' : cell(row, figure);
      const reason = REASONS[text];
      if (reason) pay.withheld[figure] = reason;
      else pay[figure] = wholeNumber(text, `${figure} of ${soc}`);
    }
    return { unitGroup: cell(row, 'title'), pay };
  };
};

const isUnreliable = (row: Row): boolean => Number(cell(row, 'cv_median_pct')) > MAX_VARIATION_PERCENT;

/** Parses a published whole number; throws for anything else. */
export const wholeNumber = (text: string, what: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`${what} is "${text}", not a whole number`);
  return Number(text);
};
