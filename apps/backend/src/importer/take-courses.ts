import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../database/types';
import type { Changes } from './readings';

const columns = [
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
 * Makes the courses that wait the imported ones. The catalogue's course of the same key gives way; so do its courses that
 * a provider no longer publishes. Counts them as removed.
 */
export async function takeCourses(transaction: Transaction<Schema>): Promise<Changes> {
  const all = sql.join(columns.map((column) => sql.ref(column)));
  const held = sql.join(columns.map((column) => sql.ref(`course.${column}`)));
  const offered = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)));
  const gone = await sql`
    delete from course where origin = 'import' and not exists (
      select from staged_course where staged_course.course_id = course.course_id)`.execute(transaction);
  const written = await sql`
    insert into course (${all}) select ${all} from staged_course
    on conflict (course_id) do update set (${all}) = (${offered})
      where (${held}) is distinct from (${offered})`.execute(transaction);
  const retired = await sql`
    with published as (select distinct pub_ukprn, kis_course_id from course_statistics where part = 'SBJ')
    delete from course where origin = 'catalogue'
      and exists (select from published where pub_ukprn = course.provider)
      and not exists (
        select from published
        where pub_ukprn = course.provider and kis_course_id = course.kis_course_id)`.execute(transaction);
  const count = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n);
  return { written: count(written), removed: count(gone) + count(retired) };
}
