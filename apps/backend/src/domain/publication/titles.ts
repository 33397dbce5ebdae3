import type { Lookups, PublishedMode, Row } from './published';
import { cell } from './published';

/** The files that name a course's title: the collection's own, a public copy of some of its columns, and the collection before. */
export const TITLE_PARTS = ['KISCOURSE', 'KISCOURSE.compact', 'TITLES'] as const;

/** What is published of a course itself in one mode of study, and the year of the publication that its title is from. */
export interface TitledRow {
  row: Row;
  year: number;
}

/**
 * One mode's row of the course itself. The collection's own row is first where it is whole, then its copy, then the title
 * of the year before, then a row of the collection that has little more than a title. Cells that the first leaves blank
 * are taken from the next: the key is the same. Undefined without a title.
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

const THEMES = [1, 2, 3, 4, 5, 6, 7];
/** Two years, the course itself: the file of titles has a survey row only for courses with a row of their own. */
const OWN_ROW = '24';

/**
 * The survey rows of a mode: the survey's own file, else the themes that stand beside a title. Those do not say whether
 * they are of one year or two, so they are given the years that the publication covers.
 */
export const surveyRows = ({ parts }: PublishedMode, { year }: Pick<Lookups, 'year'>): readonly Row[] => {
  const own = parts['NSS'];
  const [titled] = parts['TITLES'] ?? [];
  if (own || !titled || !cell(titled, 'NSS_T1')) return own ?? [];
  const years = `${year - 3}-${String(year - 1).slice(2)}`;
  return [
    {
      NSSUNAVAILREASON: '0',
      NSSAGG: OWN_ROW,
      NSSAGGYEAR: years,
      NSSPOP: cell(titled, 'NSSPOP'),
      ...Object.fromEntries(THEMES.map((theme) => [`T${theme}`, cell(titled, `NSS_T${theme}`)])),
    },
  ];
};
