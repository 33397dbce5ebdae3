import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import { courseFigureReports } from './course-figures';
import { documentFigureReports, providerFigureReports } from './other-figures';
import type { DataReport } from './schema';

/** Kinds of records that consist entirely of samples. */
const SAMPLE_KINDS = ['employers', 'open-days', 'spotlights', 'work-experiences'];

/** Gathers the report from the database, which takes a few seconds with the embedded one. */
export const gatherDataReport = async (database: Database): Promise<DataReport> => ({
  courses: await countCourses(database),
  providers: await countProviders(database),
  figures: [
    ...(await courseFigureReports(database)),
    ...(await providerFigureReports(database)),
    ...(await documentFigureReports(database)),
  ],
  assumed: await countAssumptions(database),
  samples: await countSamples(database),
});

const queryOne = async <Row>(database: Database, query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const [row] = (await query.execute(database)).rows;
  if (!row) throw new Error('An aggregate query without groups returned no row.');
  return row;
};

const countCourses = async (database: Database): Promise<DataReport['courses']> => {
  const counts = await queryOne(
    database,
    sql<Omit<DataReport['courses'], 'titles' | 'published'>>`
      select count(*)::integer as listed,
        (count(*) filter (where qualification is null))::integer as "withoutAward",
        (count(*) filter (where cardinality(subject_guides) = 0))::integer as "withoutSubjectGuide"
      from course`,
  );
  const { published } = await queryOne(
    database,
    sql<{
      published: number;
    }>`select coalesce(sum(courses_published), 0)::integer as published from provider`,
  );
  const titles = await sql<{ year: number; courses: number }>`
    select title_year as year, count(*)::integer as courses from course group by 1 order by 1 desc`.execute(
    database,
  );
  return { ...counts, published, titles: titles.rows };
};

const countProviders = (database: Database) =>
  queryOne(
    database,
    sql<DataReport['providers']>`
      select (count(*) filter (where course_count > 0 and course_count >= courses_published))::integer as whole,
        (count(*) filter (where course_count > 0 and course_count < courses_published))::integer as partly,
        (count(*) filter (where course_count = 0))::integer as none
      from provider`,
  );

const countAssumptions = async (database: Database): Promise<DataReport['assumed']> => {
  const { withoutAward, withoutResponseRate } = await queryOne(
    database,
    sql<{ withoutAward: number; withoutResponseRate: number }>`
      select (count(*) filter (where body ->> 'awards' is null))::integer as "withoutAward",
        (count(*) filter (
          where body -> 'figures' ->> 'survey' is not null
            and body -> 'figures' -> 'survey' ->> 'responseRate' is null
        ))::integer as "withoutResponseRate"
      from course`,
  );
  return [
    {
      what: 'The kind of award is not published: the pay of the subject is not compared',
      pages: withoutAward,
    },
    {
      what: 'Survey results of the file of titles, which does not say of one year or two: given as two',
      pages: withoutResponseRate,
    },
  ];
};

const countSamples = async (database: Database): Promise<DataReport['samples']> => {
  const { rows } = await sql<{ kind: string; records: number }>`
    select kind, count(*)::integer as records from document
    where kind = any(${SAMPLE_KINDS}::text[]) group by 1 order by 1`.execute(database);
  return rows;
};
