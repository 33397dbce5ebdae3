import { createHash } from 'node:crypto';
import { sortTitle } from '../../src/courses/course-row';
import type { CourseBody, CourseRecord } from '../../src/catalogue/course-record';
import type { ProviderRecord } from '../../src/catalogue/record';
import { qualificationOf } from '../../src/publication/qualification';
import type { Row } from '../../src/publication/published';
import { cell } from '../../src/publication/published';
import { schemeOf } from '../../src/publication/scheme';
import { courseSummary } from '../../src/publication/summary';
import { groupBy } from '../publication';
import { providerOf } from './collection';
import type { SubjectFigures } from './subject-figures';

const titleYear = 2018;
const modes = { FullTime: 'full-time', PartTime: 'part-time' } as const;
const isMode = (name: string): name is keyof typeof modes => name in modes;

/** The rows of each different course of 2018: one provider, title and qualification, whatever the mode. */
export const courses2018 = (rows: readonly Row[]): Row[][] => [
  ...groupBy(
    rows.filter((row) => isMode(cell(row, 'MODE')) && cell(row, 'TITLE')),
    (row) =>
      [cell(row, 'UKPRN'), sortTitle(cell(row, 'TITLE')), qualificationOf(cell(row, 'QUAL'), null)].join('|'),
  ).values(),
];

interface Facts {
  provider: ProviderRecord;
  subjects: string[];
  figuresOf: SubjectFigures;
}

/** A course known by its title of 2018 alone, with the figures its provider publishes for its subject now. */
export function record2018(rows: readonly Row[], { provider, subjects, figuresOf }: Facts): CourseRecord {
  // The file has lost a dash here and there.
  const title = cell(rows[0] ?? {}, 'TITLE')
    .replaceAll('\uFFFD', ': ')
    .replaceAll(/\s+/g, ' ');
  const qualification = qualificationOf(cell(rows[0] ?? {}, 'QUAL'), null);
  const taken = [...new Set(rows.map((row) => cell(row, 'MODE')).filter(isMode))].sort();
  const { ukprn, ...place } = providerOf(provider);
  const facts = {
    provider: ukprn,
    kisCourseId: `2018-${hash(`${ukprn} ${sortTitle(title)} ${qualification}`)}`,
    title,
    titleYear,
    qualification,
    scheme: schemeOf(ukprn, subjects),
    modes: taken.map((mode) => modes[mode]),
    subjects,
    ...place,
  };
  const offers = (column: string) => rows.some((row) => cell(row, column) !== '0');
  const body: Omit<CourseBody, 'summary'> = {
    options: taken.map((mode) => ({
      id: modes[mode],
      mode: modes[mode],
      place: null,
      years: yearsOf(rows, mode),
    })),
    url: null,
    foundationYear: offers('FOUNDATION'),
    sandwich: offers('SANDWICH'),
    yearAbroad: /year abroad|study abroad/i.test(title) ? true : null,
    honours: null,
    accreditations: [],
    figures: figuresOf(ukprn, taken.includes('FullTime') ? '01' : '02', subjects),
  };
  return { ...facts, body: { summary: courseSummary({ ...facts, body }), ...body } };
}

/** The shortest length published for a mode; a placement or foundation year makes others longer. */
function yearsOf(rows: readonly Row[], mode: string): number | null {
  const years = rows
    .filter((row) => cell(row, 'MODE') === mode)
    .map((row) => Number(cell(row, 'YEARS')))
    .filter((count) => count > 0);
  return years.length > 0 ? Math.min(...years) : null;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
