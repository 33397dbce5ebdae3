import type { Insertable, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { CHANGE_GROUPS, CHANGE_VALUES, RecordChangeTable } from '../../platform/database/change-tables';
import type { Schema } from '../../platform/database/types';

/** The data set of courses, as it is named to readers. */
const DATA_SET = 'Discover Uni';
/** The most changes that one import records; removed records come first, then changed ones, then added ones. */
const MAX_CHANGES_PER_IMPORT = 50_000;

type Side = 'course' | 'staged_course';
type Expression = (side: Side) => RawBuilder<unknown>;

const columns =
  (...names: string[]): Expression =>
  (side) =>
    sql`(${sql.join(names.map((name) => sql.ref(`${side}.${name}`)))})`;

const inBody =
  (...paths: string[]): Expression =>
  (side) =>
    sql`jsonb_build_array(${sql.join(paths.map((path) => sql`${sql.ref(`${side}.body`)} #> ${`{${path}}`}::text[]`))})`;

/** What of a course each group is about. The rest of a course is derived from it, or says why something is missing. */
const GROUPS: Record<(typeof CHANGE_GROUPS)[number], readonly Expression[]> = {
  title: [columns('title', 'qualification')],
  study: [columns('modes', 'town'), inBody('options', 'foundationYear', 'sandwich', 'yearAbroad')],
  subjects: [columns('subjects')],
  entry: [inBody('figures,tariff', 'figures,entry')],
  outcomes: [
    inBody('figures,continuation', 'figures,employment', 'figures,jobs'),
    inBody('figures,salary', 'figures,earnings3', 'figures,earnings5'),
  ],
  survey: [inBody('figures,survey')],
  page: [inBody('url', 'accreditations')],
};

const VALUES: Record<(typeof CHANGE_VALUES)[number], string> = {
  title: 'title',
  points: 'tariff_typical',
  pay: 'salary_median',
  employed: 'employment_percent',
  stayed: 'continuation_percent',
};

const isDifferent = (expressions: readonly Expression[]) =>
  sql<boolean>`(${sql.join(
    expressions.map((of) => sql`${of('staged_course')} is distinct from ${of('course')}`),
    sql` or `,
  )})`;

/** The groups that differ between a course and its staged row. */
const changedGroups = sql`array_remove(array[${sql.join(
  Object.entries(GROUPS).map(
    ([name, expressions]) => sql`case when ${isDifferent(expressions)} then ${sql.lit(name)} end`,
  ),
)}], null)`;

/** The old and new value of each single value that differs. */
const changedValues = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  Object.entries(VALUES).flatMap(([name, column]) => [
    sql.lit(name),
    sql`case when ${isDifferent([columns(column)])}
      then jsonb_build_array(${sql.ref(`course.${column}`)}, ${sql.ref(`staged_course.${column}`)}) end`,
  ]),
)}))`;

/**
 * Records what the staged courses are about to change, compared with the present ones, in the transaction of the import.
 * `removed` selects the ids of the courses that are about to be removed; `year` is the year of the publication.
 */
export const recordCourseChanges = async (
  transaction: Transaction<Schema>,
  {
    removed,
    year,
    limit = MAX_CHANGES_PER_IMPORT,
  }: { removed: RawBuilder<unknown>; year: number; limit?: number },
): Promise<void> => {
  await sql`
    insert into record_change
      (kind, record_id, name, provider, subject_guides, change, groups, details, data_set, data_year)
    select 'course', course_id, title, provider, subject_guides, change, groups, details, ${DATA_SET}, ${year}::integer
    from (
      select course_id, title, provider, subject_guides, 'removed' as change, '{}'::text[] as groups,
        '{}'::jsonb as details, 1 as rank
      from course where course_id in (${removed})
      union all
      select staged_course.course_id, staged_course.title, staged_course.provider, staged_course.subject_guides,
        'changed', ${changedGroups}, ${changedValues}, 2
      from staged_course join course using (course_id)
      union all
      select course_id, title, provider, subject_guides, 'added', '{}'::text[], '{}'::jsonb, 3
      from staged_course where not exists (
        select from course where course.course_id = staged_course.course_id)
    ) as found
    where change <> 'changed' or groups <> '{}'
    order by rank, course_id
    limit ${limit}`.execute(transaction);
};

/** Records providers that an import added, in the transaction that adds them. */
export const recordAddedProviders = async (
  transaction: Transaction<Schema>,
  providers: readonly { short_id: string; name: string }[],
  year: number,
): Promise<void> => {
  const rows = providers.map(({ short_id, name }): Insertable<RecordChangeTable> => ({
    kind: 'provider',
    record_id: short_id,
    name,
    provider: short_id,
    subject_guides: [],
    change: 'added',
    groups: [],
    details: '{}',
    data_set: DATA_SET,
    data_year: year,
  }));
  await transaction.insertInto('record_change').values(rows).execute();
};
