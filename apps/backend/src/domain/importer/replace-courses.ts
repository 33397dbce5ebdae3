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
  'origin',
] as const;

/**
 * Replaces the imported courses with the staged ones. Staged courses also replace the catalogue's courses of the same
 * key, and the catalogue's courses that a provider no longer publishes are deleted and counted as removed.
 */
export const replaceImportedCourses = async (transaction: Transaction<Schema>): Promise<Changes> => {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const currentColumns = sql.join(COLUMNS.map((column) => sql.ref(`course.${column}`)));
  const stagedColumns = sql.join(COLUMNS.map((column) => sql.ref(`excluded.${column}`)));
  const deleted = await sql`
    delete from course where origin = 'import' and not exists (
      select from staged_course where staged_course.course_id = course.course_id)`.execute(transaction);
  const upserted = await sql`
    insert into course (${columns}) select ${columns} from staged_course
    on conflict (course_id) do update set (${columns}) = (${stagedColumns})
      where (${currentColumns}) is distinct from (${stagedColumns})`.execute(transaction);
  const retired = await sql`
    with published as (select distinct pub_ukprn, kis_course_id from course_statistics where part = 'SBJ')
    delete from course where origin = 'catalogue'
      and exists (select from published where pub_ukprn = course.provider)
      and not exists (
        select from published
        where pub_ukprn = course.provider and kis_course_id = course.kis_course_id)`.execute(transaction);
  const count = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n);
  return { upserted: count(upserted), removed: count(deleted) + count(retired) };
};
