import { sql } from 'kysely';
import { contentSchemas } from '../catalogue/content';
import type { CourseRecord } from '../catalogue/course-record';
import { courseRecordSchema } from '../catalogue/course-record';
import { courseRow } from '../courses/course-row';
import type { Database } from '../../platform/database/connection';
import type { CourseProvider, Lookups, PublishedCourse } from '../publication/published';
import { distinguish } from '../publication/distinction';
import { figureParts } from '../publication/figures';
import { guideFinder } from '../publication/subject-choice/subject-choice';
import { addressLines, siteFaults } from '../publication/place';
import { titledRow, TITLE_PARTS } from '../publication/titles';
import { toCourseRecord } from '../publication/to-course-record';
import type { Report } from './report';

const PARTS = [...TITLE_PARTS, 'SBJ', 'COURSELOCATION', 'ACCREDITATION', ...figureParts];

const BATCH_SIZE = 200;

export interface DerivedCourses {
  /** Course keys with statistics. */
  keys: number;
  /** Course keys without a title, of courses that have none in any mode of study. */
  untitled: number;
  /** Courses that pass validation. */
  courses: number;
}

/**
 * Builds courses from the statistics, one provider at a time, in the staging table `staged_course`. Reports keys
 * without a title and invalid courses.
 */
export const stageCourses = async (
  database: Database,
  lookups: Lookups,
  report: Report,
  onProvider: (courses: number) => void,
): Promise<DerivedCourses> => {
  await clearStagedCourses(database);
  const guides = await database
    .selectFrom('document')
    .select('body')
    .where('kind', '=', 'subject-guides')
    .orderBy('position')
    .execute();
  const guidesOf = guideFinder(guides.map(({ body }) => contentSchemas['subject-guides'].parse(body)));
  const providers = await providersOf(database);
  const totals: DerivedCourses = { keys: 0, untitled: 0, courses: 0 };
  const faults = new Map<string, string>();
  for (const ukprn of await ukprnsOf(database)) {
    const courses = await readProvider(database, ukprn);
    const provider = providers.get(ukprn);
    const records: CourseRecord[] = [];
    for (const [kisCourseId, modes] of courses) {
      totals.keys += modes.length;
      if (!modes.some((mode) => titledRow(mode, lookups))) {
        totals.untitled += modes.length;
        for (const { mode } of modes) {
          report.add({
            file: 'KISCOURSE',
            line: null,
            reason: 'no title is published',
            key: `${ukprn} ${kisCourseId} ${mode}`,
          });
        }
        continue;
      }
      const record = provider
        ? validateCourse({ provider, kisCourseId, modes }, lookups)
        : { reason: 'the provider is not known' };
      if (provider)
        for (const { key, reason } of siteFaults({ provider, kisCourseId, modes }, lookups))
          faults.set(key, reason);
      if ('reason' in record) {
        report.add({ file: 'KISCOURSE', line: null, reason: record.reason, key: `${ukprn} ${kisCourseId}` });
      } else records.push(record);
    }
    const rows = distinguish(records).map((record) => courseRow(record, guidesOf, 'import'));
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      await database
        .insertInto('staged_course')
        .values(rows.slice(start, start + BATCH_SIZE))
        .execute();
    }
    await report.flush();
    totals.courses += rows.length;
    onProvider(rows.length);
  }
  for (const [key, reason] of faults) report.add({ file: 'LOCATION', line: null, reason, key });
  return totals;
};

/** Empties the staging table of courses. */
export const clearStagedCourses = (database: Database) => sql`truncate staged_course`.execute(database);

/** Returns the course's record, or the reason why it is invalid, such as a figure out of range. */
const validateCourse = (course: PublishedCourse, lookups: Lookups) => {
  const record = toCourseRecord(course, lookups);
  if ('reason' in record) return record;
  const { data, error } = courseRecordSchema.safeParse(record);
  const [issue] = error?.issues ?? [];
  return data ?? { reason: `${issue?.path.join('.') ?? 'it'}: ${issue?.message ?? 'is not valid'}` };
};

/** The providers with statistics. Steps through the index, because a scan of all rows would block readers. */
const ukprnsOf = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ ukprn: string }>`
    with recursive provider_step as (
      select min(pub_ukprn) as ukprn from course_reading
      union all
      select (select min(pub_ukprn) from course_reading where pub_ukprn > provider_step.ukprn)
      from provider_step where provider_step.ukprn is not null
    ) select ukprn from provider_step where ukprn is not null`.execute(database);
  return rows.map(({ ukprn }) => ukprn);
};

const providersOf = async (database: Database): Promise<Map<string, CourseProvider>> => {
  const rows = await database
    .selectFrom('provider')
    .select(['short_id as ukprn', 'country', 'region', 'latitude', 'longitude'])
    .select(['line1', 'line2', 'line3', 'town'])
    .execute();
  return new Map(rows.map((row) => [row.ukprn, { ...row, addressLines: addressLines(row) }]));
};

/** Reads a provider's courses with their modes of study, sorted by key. */
const readProvider = async (database: Database, ukprn: string) => {
  const rows = await database
    .selectFrom('course_statistics')
    .select(['kis_course_id', 'kis_mode', 'part', 'rows'])
    .where('pub_ukprn', '=', ukprn)
    .where('part', 'in', PARTS)
    .orderBy('kis_course_id')
    .orderBy('kis_mode')
    .execute();
  const courses = new Map<string, { mode: string; parts: Record<string, Record<string, string>[]> }[]>();
  for (const { kis_course_id, kis_mode, part, rows: partRows } of rows) {
    const modes = courses.get(kis_course_id) ?? [];
    courses.set(kis_course_id, modes);
    let mode = modes.at(-1);
    if (mode?.mode !== kis_mode) modes.push((mode = { mode: kis_mode, parts: {} }));
    mode.parts[part] = partRows;
  }
  return courses;
};
