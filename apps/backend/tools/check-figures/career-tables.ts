import { join } from 'node:path';
import { groupBy } from '../../src/domain/publication/group-by';
import type { Row } from '../publication';
import { readCsv } from '../publication';

/** The published tables of pay and employment by occupation. */
export const careerTables = (folder: string) => {
  const pay = new Map(
    readCsv(join(folder, 'ons-ashe-2024/annual-gross-full-time.csv')).map((row) => [row['soc2020'], row]),
  );
  const survey = (name: string, key: string) =>
    groupBy(readCsv(join(folder, 'ons-aps-employment', name)), (row) => row[key] ?? '');
  const industries = survey('employment-by-soc-and-industry-2021-2024.csv.gz', 'soc2020');
  const regions = survey('employment-by-soc3-and-region-2024.csv', 'soc2020_minor_group');
  return {
    pay(soc: string): Row {
      const row = pay.get(soc);
      if (!row) throw new Error(`the table of pay has no row for ${soc}`);
      return row;
    },
    industries: (soc: string) => industries.get(soc) ?? [],
    regions: (soc: string) => regions.get(soc.slice(0, 3)) ?? [],
  };
};

export type CareerTables = ReturnType<typeof careerTables>;
