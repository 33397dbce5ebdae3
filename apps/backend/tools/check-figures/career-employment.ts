import { groupBy } from '../../src/domain/publication/group-by';
import type { Row } from '../publication';
import type { CareerTables } from './career-tables';
import type { Facts } from './compare';
import { chartTable, linesAfter, parseNumber } from './page-text';

const isSuppressed = (row: Row): boolean => !/^\d+$/.test(row['people'] ?? '');
const sum = (rows: readonly Row[]): number =>
  rows.reduce((total, row) => total + (isSuppressed(row) ? 0 : Number(row['people'])), 0);

/** Kinds of figures about the number of people who work in a career: on its page and as published. */
export const employmentFigures = [
  {
    name: 'people in a career by year',
    shown(lines: readonly string[]): Facts {
      const [now = ''] = linesAfter(lines, 'People in work in the UK');
      const { cells } = chartTable(lines, 'Change since 2021');
      return { now, ...Object.fromEntries(cells.map(([year, people]) => [year, parseNumber(people)])) };
    },
    published(soc: string, tables: CareerTables): Facts[] {
      const years = groupBy(tables.industries(soc), (row) => row['year'] ?? '');
      const last = years.get('2024') ?? [];
      const now = `${last.some(isSuppressed) ? 'At least ' : ''}${sum(last).toLocaleString('en-GB')}`;
      return [{ now, ...Object.fromEntries([...years].map(([year, rows]) => [year, sum(rows)])) }];
    },
  },
  {
    name: 'people in a career by industry',
    shown: (lines: readonly string[]): Facts =>
      Object.fromEntries(
        chartTable(lines, 'The industries they work in').cells.map(([, people], at) => [
          `${at + 1}`,
          parseNumber(people),
        ]),
      ),
    published: (soc: string, tables: CareerTables): Facts[] => [
      Object.fromEntries(
        tables
          .industries(soc)
          .filter((row) => row['year'] === '2024' && !isSuppressed(row))
          .map((row) => Number(row['people']))
          .sort((one, other) => other - one)
          .slice(0, 6)
          .map((people, at) => [`${at + 1}`, people]),
      ),
    ],
  },
  {
    name: 'people in a career by region',
    shown(lines: readonly string[]): Facts {
      const isNone = lines.some((line) => line.startsWith('Where in the UK they work is not published'));
      if (isNone) return { absent: 'not published' };
      const { cells } = chartTable(lines, 'Where they work');
      return Object.fromEntries(
        cells.map(([area, text]) => [area, /\d/.test(text) ? parseNumber(text) : text]),
      );
    },
    published(soc: string, tables: CareerTables): Facts[] {
      const rows = tables.regions(soc);
      if (rows.length === 0) return [{ absent: 'not published' }];
      return [
        Object.fromEntries(
          rows.map((row) => [row['area'] ?? '', isSuppressed(row) ? 'Not published' : Number(row['people'])]),
        ),
      ];
    },
  },
] as const;
