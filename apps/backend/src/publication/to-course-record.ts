import type { CourseRecord } from '../catalogue/course-record';
import { accreditations, webAddress } from './accreditation';
import { courseFigures } from './figures';
import { courseOptions, locationsOf } from './options';
import { coursePlace } from './place';
import type { Lookups, PublishedCourse, Row } from './published';
import { cell, rowsOf } from './published';
import { qualificationOf } from './qualification';
import { schemeOf } from './scheme';
import { courseSummary } from './summary';

/** Why a course cannot be shown. */
export interface NotShown {
  reason: string;
}

/** A published course in our own form, or why it cannot be shown. Its first mode of study with a title gives the title. */
export function toCourseRecord(course: PublishedCourse, lookups: Lookups): CourseRecord | NotShown {
  const row = rowsOf(course, 'KISCOURSE').find((candidate) => cell(candidate, 'TITLE'));
  if (!row) return { reason: 'no title is published' };
  const subjects = subjectsOf(course);
  if (subjects.length === 0) return { reason: 'no subject is published' };
  const title = cell(row, 'TITLE').replaceAll(/\s+/g, ' ');
  const honours = offered(row, 'HONOURS');
  const aim = lookups.aim(cell(row, 'KISAIMCODE'));
  const options = courseOptions(course, lookups);
  if (options.length === 0) return { reason: 'no mode of study is published' };
  const [location] = course.modes.flatMap((mode) => locationsOf(mode, lookups));
  const facts = {
    provider: course.provider.ukprn,
    kisCourseId: course.kisCourseId,
    title,
    titleYear: lookups.year,
    qualification: qualificationOf(aim ? cell(aim, 'KISAIMLABEL') : '', honours),
    scheme: schemeOf(course.provider.ukprn, subjects),
    modes: [...new Set(options.map(({ mode }) => mode))],
    subjects,
    ...coursePlace(course.provider, location?.row, lookups),
  };
  const body = {
    options,
    url: webAddress(cell(row, 'CRSEURL')),
    foundationYear: offered(row, 'FOUNDATION') ?? told(title, /foundation year/i),
    sandwich: offered(row, 'SANDWICH') ?? told(title, /(placement|sandwich) year|year in industry/i),
    yearAbroad: offered(row, 'YEARABROAD') ?? told(title, /year abroad|study abroad/i),
    honours,
    accreditations: accreditations(rowsOf(course, 'ACCREDITATION'), lookups),
    figures: courseFigures(course.modes),
  };
  return { ...facts, body: { summary: courseSummary({ ...facts, body }), ...body } };
}

/** Whether a flag of 0 (no), 1 (yes, or optional) or 2 (compulsory) is set; null where it is not published. */
const offered = (row: Row, column: string): boolean | null => {
  const flag = cell(row, column);
  return flag === '' ? null : flag !== '0';
};

/** What a title itself says, where the flag is not published. */
export const told = (title: string, words: RegExp): true | null => (words.test(title) ? true : null);

/** The course's CAH codes, in the order published. */
const subjectsOf = (course: PublishedCourse): string[] => [
  ...new Set(
    rowsOf(course, 'SBJ')
      .map((row) => cell(row, 'SBJ'))
      .filter((code) => /^CAH\d\d-\d\d-\d\d$/.test(code)),
  ),
];
