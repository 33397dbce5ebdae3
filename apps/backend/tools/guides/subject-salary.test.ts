import { subjectSalary } from './subject-salary';

const row = (subject: string, population: string, median: string, mode = '01') => ({
  GOSECSBJ: subject,
  KISMODE: mode,
  KISLEVEL: '03',
  GOSECPOP_UK: population,
  GOSECMED_UK: median,
  GOSECLQ_UK: '20000',
  GOSECUQ_UK: '40000',
});

const rows = [
  row('CAH16-01-01', '300', '25000'),
  row('CAH16-01-01', '900', '90000', '02'),
  row('CAH15-02-01', '100', '33000'),
  row('CAH05-01-02', 'NA', 'NA'),
];

it('uses full-time first degrees and weights codes by their graduates', () => {
  expect(subjectSalary(rows, ['CAH16-01-01'])).toMatchObject({ median: 25_000, graduates: 300 });
  expect(subjectSalary(rows, ['CAH16-01-01', 'CAH15-02-01'])).toEqual({
    median: 27_000,
    lowerQuartile: 20_000,
    upperQuartile: 40_000,
    graduates: 400,
    groups: 2,
    monthsAfter: 15,
    year: '2025 collection',
  });
});

it('returns null for subjects without published figures', () => {
  expect(subjectSalary(rows, ['CAH05-01-02'])).toBeNull();
});
