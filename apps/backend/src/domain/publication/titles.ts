import type { Lookups, PublishedMode, Row } from './published';
import { cell } from './published';

/** The files with course titles: the current collection, a public copy of some of its columns, and the previous collection. */
export const TITLE_PARTS = ['KISCOURSE', 'KISCOURSE.compact', 'TITLES'] as const;

/** The published row of a course in one study mode, and the year of the publication of its title. */
export interface TitledRow {
  row: Row;
  year: number;
}

/**
 * Returns the course's row of one mode. In order of preference: a complete row of the collection, its copy, the previous
 * year's row, an incomplete row of the collection. Blank cells are filled from the next, which has the same key. Undefined
 * without a title.
 */
export const titledRow = (
  { parts }: PublishedMode,
  { year }: Pick<Lookups, 'year'>,
): TitledRow | undefined => {
  const [own, copy, before] = TITLE_PARTS.map((part) => parts[part]?.[0]);
  const isWhole = own !== undefined && cell(own, 'FOUNDATION') !== '';
  const ordered = [
    ...(isWhole ? [{ row: own, year }] : []),
    { row: copy, year },
    { row: before, year: year - 1 },
    ...(isWhole ? [] : [{ row: own, year }]),
  ].flatMap(({ row, ...rest }) => (row && cell(row, 'TITLE') ? [{ row, ...rest }] : []));
  const [first] = ordered;
  if (!first) return undefined;
  const row: Record<string, string> = {};
  for (const source of ordered.toReversed()) {
    for (const [column, value] of Object.entries(source.row)) if (value.trim() !== '') row[column] = value;
  }
  return { row, year: first.year };
};
