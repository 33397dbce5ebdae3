import type { CourseRecord, Offered } from '../catalogue/course-record';
import { accreditations, webAddress } from './accreditation';
import { courseFigures } from './figures';
import { courseOptions, locationsOf } from './options';
import { coursePlace } from './place';
import type { Lookups, PublishedCourse, Row } from './published';
import { cell, rowsOf } from './published';
import { qualificationOf } from './qualification';
import { schemeOf } from './scheme';
import { tellingOrder } from './subject-choice/subject-choice';
import { courseSummary } from './summary/summary';
import { titledRow } from './titles';
import { welshTexts } from './welsh-texts';

/** Reason for leaving out a course. */
export interface NotShown {
  reason: string;
}

/**
 * Converts a published course, or returns why it is left out. Its study modes are those with subjects; the first with a
 * title provides it. The distinction from courses of the same title is added later, per provider.
 */
export const toCourseRecord = (published: PublishedCourse, lookups: Lookups): CourseRecord | NotShown => {
  const course = publishedModes(published);
  const titled = course.modes.map((mode) => titledRow(mode, lookups)).find((row) => row !== undefined);
  if (!titled) return { reason: 'no title is published' };
  const { row, year } = titled;
  const codes = subjectsOf(course);
  if (codes.length === 0) return { reason: 'no subject is published' };
  const title = cell(row, 'TITLE').replaceAll(/\s+/g, ' ');
  const subjects = tellingOrder(title, codes);
  const honours = cell(row, 'HONOURS') === '' ? null : cell(row, 'HONOURS') === '1';
  const aim = lookups.aim(cell(row, 'KISAIMCODE'));
  const options = courseOptions(course, lookups);
  if (options.length === 0) return { reason: 'no mode of study is published' };
  const [location] = course.modes.flatMap((mode) => locationsOf(mode, lookups));
  const facts = {
    provider: course.provider.ukprn,
    kisCourseId: course.kisCourseId,
    title,
    titleYear: year,
    qualification: qualificationOf(aim ? cell(aim, 'KISAIMLABEL') : '', honours),
    scheme: schemeOf(course.provider.ukprn, subjects),
    modes: [...new Set(options.map(({ mode }) => mode))],
    subjects,
    ...coursePlace(course.provider, location?.row, lookups.places),
  };
  const body = {
    options,
    url: webAddress(cell(row, 'CRSEURL')),
    foundationYear: offered(row, 'FOUNDATION'),
    sandwich: offered(row, 'SANDWICH'),
    yearAbroad: offered(row, 'YEARABROAD'),
    honours,
    awards: awardsOf(row),
    distinction: null,
    accreditations: accreditations(rowsOf(course, 'ACCREDITATION'), lookups),
    ...courseFigures(course.modes, lookups.holds),
  };
  const welsh = welshTexts(course, row, lookups);
  return {
    ...facts,
    body: { summary: courseSummary({ ...facts, body }), ...body },
    ...(welsh && { welsh }),
  };
};

/** Returns the course's study modes with subjects. */
const publishedModes = (course: PublishedCourse): PublishedCourse => ({
  ...course,
  modes: course.modes.filter(({ parts }) => parts['SBJ']),
});

const OFFERS: Readonly<Record<string, Offered>> = { 0: 'no', 1: 'optional', 2: 'included' };

/** Parses the flag of an optional year; null when not published. */
const offered = (row: Row, column: string): Offered => OFFERS[cell(row, column)] ?? null;

/** KISLEVEL: 03 for first degrees, 04 for other undergraduate awards. */
const awardsOf = (row: Row): CourseRecord['body']['awards'] => {
  const level = cell(row, 'KISLEVEL');
  if (level === '03') return 'first-degrees';
  return level === '04' ? 'other-undergraduate' : null;
};

/** Returns the course's distinct CAH codes. */
const subjectsOf = (course: PublishedCourse): string[] => [
  ...new Set(
    rowsOf(course, 'SBJ')
      .map((row) => cell(row, 'SBJ'))
      .filter((code) => /^CAH\d\d-\d\d-\d\d$/.test(code)),
  ),
];
