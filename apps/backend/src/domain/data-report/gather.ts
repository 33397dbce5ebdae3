import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import { countAssumptions } from './assumptions';
import { courseFigureReports } from './course-figures';
import { documentFigureReports, subjectFigureReports } from './other-figures';
import { providerFigureReports } from './provider-figures';
import type { DataReport } from './schema';

/** Gathers the report from the database, which takes a few seconds with the embedded one. */
export const gatherDataReport = async (database: Database): Promise<DataReport> => ({
  courses: await countCourses(database),
  providers: await countProviders(database),
  figures: [
    ...(await courseFigureReports(database)),
    ...(await subjectFigureReports(database)),
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

/** Invented records say so themselves. */
const countSamples = async (database: Database): Promise<DataReport['samples']> => {
  const { rows } = await sql<{ kind: string; records: number }>`
    select kind, count(*)::integer as records from document
    where body ->> 'sample' = 'true' group by 1 order by 1`.execute(database);
  return rows;
};
