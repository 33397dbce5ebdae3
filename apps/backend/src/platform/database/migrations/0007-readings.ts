import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 7;

/**
 * An import writes the rows of a file into their final table under the number of the import run. They become visible when
 * `imported_file` names that run, in a short transaction for a file of any size. Also drops indexes that only slowed
 * imports: lists are filtered and sorted in memory.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const name of ['provider', 'region', 'salary', 'subject_guide', 'subject'])
    await sql`drop index ${sql.ref(`course_by_${name}`)}`.execute(database);
  await sql`alter table course_statistics rename to course_reading`.execute(database);
  await sql`alter table course_reading
    add column reading integer not null default 1,
    drop constraint course_statistics_key,
    add constraint course_reading_key primary key (pub_ukprn, kis_course_id, kis_mode, part, reading)`.execute(
    database,
  );
  await sql`create index course_reading_by_part on course_reading (part, reading)`.execute(database);
  await sql`alter table imported_file add column reading integer not null default 1`.execute(database);
  await sql`create view course_statistics as
    select pub_ukprn, kis_course_id, kis_mode, part, rows
    from course_reading join imported_file using (part, reading)`.execute(database);
};

/** Replaces the view by a table without the rows of unfinished import runs, and restores the indexes. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await sql`drop view course_statistics`.execute(database);
  await sql`delete from course_reading as held where not exists (
    select from imported_file as file where file.part = held.part and file.reading = held.reading)`.execute(
    database,
  );
  await sql`alter table imported_file drop column reading`.execute(database);
  await sql`drop index course_reading_by_part`.execute(database);
  await sql`alter table course_reading
    drop constraint course_reading_key,
    drop column reading,
    add constraint course_statistics_key primary key (pub_ukprn, kis_course_id, kis_mode, part)`.execute(
    database,
  );
  await sql`alter table course_reading rename to course_statistics`.execute(database);
  const indexes: Readonly<Record<string, string>> = {
    course_by_provider: '(provider, sort_title, course_id)',
    course_by_region: '(region, sort_title, course_id)',
    course_by_salary: '(salary_median, sort_title, course_id)',
    course_by_subject_guide: 'using gin (subject_guides)',
    course_by_subject: 'using gin (subjects)',
  };
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on course ${sql.raw(on)}`.execute(database);
};
