import type { Career } from '../../src/catalogue/content/careers';
import type { Row } from '../publication';
import { cell } from '../publication';

/** Gives the pay that a job profile of the National Careers Service states (rows of 10 May 2019); throws for an unknown title. */
export function readPay(rows: readonly Row[]): (jobProfile: string) => Career['pay'] {
  const profiles = new Map(rows.map((row) => [cell(row, 'Title'), row]));
  return (jobProfile) => {
    const row = profiles.get(jobProfile);
    if (!row) throw new Error(`There is no job profile "${jobProfile}"`);
    const starter = pounds(cell(row, 'SalaryStarter'));
    const experienced = pounds(cell(row, 'SalaryExperienced'));
    if (starter === null && experienced === null) return null;
    const source = {
      publisher: 'National Careers Service',
      year: '2019',
      note: `Job profile: ${jobProfile}`,
    };
    return { starter, experienced, source };
  };
}

/** The source writes 0, or nothing, where pay varies too much to state: not published. */
const pounds = (text: string) => Math.round(Number(text)) || null;
