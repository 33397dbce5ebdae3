import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../platform/database/types';
import type { Changes } from './import-runs';

const COLUMNS = [
  'course_id',
  'provider',
  'kis_course_id',
  'title',
  'sort_title',
  'title_year',
  'qualification',
  'scheme',
  'modes',
  'subjects',
  'subject_guides',
  'country',
  'region',
  'town',
  'latitude',
  'longitude',
  'salary_median',
  'salary_people',
  'tariff_typical',
  'employment_percent',
  'continuation_percent',
  'body',
  'welsh',
  'origin',
] as const;

/**
 * Selects the ids of the courses that the staged ones remove: imported courses that are not staged, and courses of the
 * catalogue whose provider no longer publishes them.
 */
export const removedCourses = sql`
  select course.course_id from course left join staged_course using (course_id)
  where staged_course.course_id is null and (
    course.origin = 'import'
    or exists (select from course_statistics where part = 'SBJ' and pub_ukprn = course.provider)
      and not exists (
        select from course_statistics
        where part = 'SBJ' and pub_ukprn = course.provider and kis_course_id = course.kis_course_id))`;

/**
 * Replaces the imported courses with the staged ones. Staged courses also replace the catalogue's courses of the same
 * key, and the catalogue's courses that a provider no longer publishes are deleted.
 */
export const replaceImportedCourses = async (transaction: Transaction<Schema>): Promise<Changes> => {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const currentColumns = sql.join(COLUMNS.map((column) => sql.ref(`course.${column}`)));
  const stagedColumns = sql.join(COLUMNS.map((column) => sql.ref(`excluded.${column}`)));
  const removed = await sql`delete from course where course_id in (${removedCourses})`.execute(transaction);
  const upserted = await sql`
    insert into course (${columns}) select ${columns} from staged_course
    on conflict (course_id) do update set (${columns}) = (${stagedColumns})
      where (${currentColumns}) is distinct from (${stagedColumns})`.execute(transaction);
  const count = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n);
  return { upserted: count(upserted), removed: count(removed) };
};
