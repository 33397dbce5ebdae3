import type { Career } from '../../src/domain/catalogue/content/careers';
import { groupBy } from '../../src/domain/publication/group-by';
import type { Row } from '../publication';
import { cell } from '../publication';
import { wholeNumber } from './pay';

type Employment = Career['employment'];

const SOURCE = {
  publisher: 'Office for National Statistics',
  year: '2021 to 2024',
  note: 'Annual Population Survey, people in work by SOC 2020 and industry; by SOC 2020 minor group and region, 2024',
};

/** The year of the table of regions. */
const REGION_YEAR = 2024;

/** Full names of the industries that the publisher abbreviates. */
const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  D: 'Electricity, gas and air conditioning supply',
  E: 'Water supply, sewerage and waste',
  G: 'Shops, wholesale and vehicle repair',
  I: 'Hotels, restaurants and catering',
  M: 'Professional, scientific and technical services',
  N: 'Administrative and support services',
  O: 'Public administration and defence',
};

/** A number of people; null where it is suppressed or missing. */
const parsePeople = (row: Row): number | null => {
  const text = cell(row, 'people');
  return text === '*' || text === '' ? null : wholeNumber(text, 'people');
};

const byPeopleDescending = (one: { people: number | null }, other: { people: number | null }) =>
  (other.people ?? -1) - (one.people ?? -1);

/**
 * Returns a function that reads the employment of a unit group by its code from the survey's two tables; it throws for
 * a group without a count.
 */
export const readEmployment = (
  byIndustry: readonly Row[],
  byRegion: readonly Row[],
): ((soc: string) => Employment) => {
  const groups = groupBy(byIndustry, (row) => cell(row, 'soc2020'));
  const minorGroups = groupBy(byRegion, (row) => cell(row, 'soc2020_minor_group'));
  return (soc) => {
    const years = [...groupBy(groups.get(soc) ?? [], (row) => cell(row, 'year'))]
      .map(([year, rows]) => ({ year: wholeNumber(year, 'year'), rows }))
      .sort((one, other) => one.year - other.year);
    const last = years.at(-1);
    if (!last) throw new Error(`The Annual Population Survey has no row for ${soc}`);
    return {
      years: years.map(({ year, rows }) => countOf(year, rows)),
      industries: last.rows
        .map((row) => {
          const section = cell(row, 'industry_section');
          return {
            section,
            name: INDUSTRY_NAMES[section] ?? cell(row, 'industry'),
            people: parsePeople(row),
          };
        })
        .sort(byPeopleDescending),
      regions: regionsOf(minorGroups.get(soc.slice(0, 3))),
      source: SOURCE,
    };
  };
};

const countOf = (year: number, rows: readonly Row[]): Employment['years'][number] => {
  const counts = rows.map(parsePeople);
  return {
    year,
    people: counts.reduce<number>((sum, people) => sum + (people ?? 0), 0),
    suppressed: counts.filter((people) => people === null).length,
  };
};

const regionsOf = (rows: readonly Row[] | undefined): Employment['regions'] => {
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const areas = rows
    .map((row) => ({ area: cell(row, 'area'), people: parsePeople(row) }))
    .sort(byPeopleDescending);
  return { minorGroup: cell(first, 'title'), year: REGION_YEAR, areas };
};
