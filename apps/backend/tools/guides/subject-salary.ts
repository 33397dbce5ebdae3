import type { SubjectGuide } from '../../src/domain/catalogue/content/guides';
import type { Row } from '../publication';
import { cell } from '../publication';

const COLUMNS = ['GOSECPOP_UK', 'GOSECMED_UK', 'GOSECLQ_UK', 'GOSECUQ_UK'] as const;

/**
 * Graduate earnings for some CAH codes: the mean of the rows of `GOSECSAL` for full-time first degrees, weighted by
 * graduates; null where none is published.
 */
export const subjectSalary = (rows: readonly Row[], codes: readonly string[]): SubjectGuide['salary'] => {
  const published = rows
    .filter((row) => cell(row, 'KISMODE') === '01' && cell(row, 'KISLEVEL') === '03')
    .filter((row) => codes.includes(cell(row, 'GOSECSBJ')))
    .filter((row) => COLUMNS.every((column) => /^\d+$/.test(cell(row, column))));
  const graduates = published.reduce((sum, row) => sum + Number(cell(row, 'GOSECPOP_UK')), 0);
  if (graduates === 0) return null;
  const mean = (column: (typeof COLUMNS)[number]) => {
    const weighted = published.map((row) => Number(cell(row, 'GOSECPOP_UK')) * Number(cell(row, column)));
    return Math.round(weighted.reduce((sum, value) => sum + value, 0) / graduates / 100) * 100;
  };
  return {
    median: mean('GOSECMED_UK'),
    lowerQuartile: mean('GOSECLQ_UK'),
    upperQuartile: mean('GOSECUQ_UK'),
    graduates,
    groups: published.length,
    monthsAfter: 15,
    year: '2025 collection',
  };
};
