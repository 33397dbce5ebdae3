import { join } from 'node:path';
import type { Career } from '../../src/domain/catalogue/content/careers';
import { readCsv } from '../publication';
import { readEmployment } from './employment';
import { readPay } from './pay';

/** The part of a career that comes from national statistics. */
export type PublishedFigures = Pick<Career, 'unitGroup' | 'pay' | 'employment'>;

/** Reads pay and employment by SOC 2020 code from a folder of the published files. */
export const readPublished = (folder: string): ((soc: string) => PublishedFigures) => {
  const pay = readPay(readCsv(join(folder, 'ons-ashe-2024/annual-gross-full-time.csv')));
  const survey = (name: string) => readCsv(join(folder, 'ons-aps-employment', name));
  const employment = readEmployment(
    survey('employment-by-soc-and-industry-2021-2024.csv.gz'),
    survey('employment-by-soc3-and-region-2024.csv'),
  );
  return (soc) => ({ ...pay(soc), employment: employment(soc) });
};
