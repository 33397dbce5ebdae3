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
  'tariff_typical',
  'employment_percent',
  'continuation_percent',
  'body',
  'origin',
] as const;

/** The share of a provider's courses that must have a title for the catalogue's older titles to be put away. */
const wholeList = 0.9;

/**
 * Makes the courses that wait the imported ones. The catalogue's course of the same key gives way; so do its titles of
 * earlier years at a provider whose list is (nearly) whole now. Counts them as removed.
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
  const older = await sql`
    with taught as (
      select pub_ukprn, count(distinct kis_course_id) as courses
      from course_statistics where part = 'SBJ' group by pub_ukprn
    ), titled as (
      select provider, count(*) as courses, max(title_year) as year from staged_course group by provider
    )
    delete from course using titled join taught on taught.pub_ukprn = titled.provider
    where course.provider = titled.provider and course.origin = 'catalogue'
      and course.title_year < titled.year
      and titled.courses >= ${wholeList}::float8 * taught.courses`.execute(transaction);
  const count = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n);
  return { written: count(written), removed: count(gone) + count(older) };
}
