import type { Career } from '../../src/catalogue/content/careers';
import { groupBy } from '../../src/publication/group-by';
import type { Row } from '../publication';
import { cell } from '../publication';
import { wholeNumber } from './pay';

type Employment = Career['employment'];

const source = {
  publisher: 'Office for National Statistics',
  year: '2021 to 2024',
  note: 'Annual Population Survey, people in work by SOC 2020 and industry; by SOC 2020 minor group and region, 2024',
};

/** The year of the table of regions. */
const regionYear = 2024;

/** How the publisher shortens industries, in full. */
const industryNames: Readonly<Record<string, string>> = {
  D: 'Electricity, gas and air conditioning supply',
  E: 'Water supply, sewerage and waste',
  G: 'Shops, wholesale and vehicle repair',
  I: 'Hotels, restaurants and catering',
  M: 'Professional, scientific and technical services',
  N: 'Administrative and support services',
  O: 'Public administration and defence',
};

/** A number of people; null where it is suppressed or not given. */
const peopleIn = (row: Row): number | null => {
  const text = cell(row, 'people');
  return text === '*' || text === '' ? null : wholeNumber(text, 'people');
};

const mostFirst = (one: { people: number | null }, other: { people: number | null }) =>
  (other.people ?? -1) - (one.people ?? -1);

/** Gives the employment of a unit group by its code, from the survey's two tables; throws for a group without a count. */
export function readEmployment(
  byIndustry: readonly Row[],
  byRegion: readonly Row[],
): (soc: string) => Employment {
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
          return { section, name: industryNames[section] ?? cell(row, 'industry'), people: peopleIn(row) };
        })
        .sort(mostFirst),
      regions: regionsOf(minorGroups.get(soc.slice(0, 3))),
      source,
    };
  };
}

function countOf(year: number, rows: readonly Row[]): Employment['years'][number] {
  const counts = rows.map(peopleIn);
  return {
    year,
    people: counts.reduce<number>((sum, people) => sum + (people ?? 0), 0),
    suppressed: counts.filter((people) => people === null).length,
  };
}

function regionsOf(rows: readonly Row[] | undefined): Employment['regions'] {
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const areas = rows.map((row) => ({ area: cell(row, 'area'), people: peopleIn(row) })).sort(mostFirst);
  return { minorGroup: cell(first, 'title'), year: regionYear, areas };
}
