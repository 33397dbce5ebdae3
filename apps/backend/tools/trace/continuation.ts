import type { Database } from '../../src/database/connection';
import type { PublishedRows } from './published-rows';
import { readCourses } from './read-courses';
import { stayedOf } from './trace-course';

interface Known {
  id: string;
  provider: string;
  code: string;
}

/** Most courses to a call. */
const page = 100;

/** Compares every course's share that stayed, as lists give it, with its published rows. */
export async function traceContinuation(address: string, courses: readonly Known[], rows: PublishedRows) {
  const problems: string[] = [];
  const byId = new Map(courses.map((course) => [course.id, course]));
  let count = 0;
  for (let offset = 0; offset < courses.length; offset += page) {
    const shown = await readCourses(address, {
      offset: String(offset),
      limit: String(page),
      sortBy: 'title',
    });
    for (const { id, continuation } of shown) {
      const course = byId.get(id);
      if (!course) continue;
      count += 1;
      const published = rows(course.provider, course.code)('CONTINUATION').filter((row) => row['CONTAGG']);
      const isRight = continuation
        ? published.some(
            (row) => stayedOf(row) === continuation.percent && Number(row['CONTPOP']) === continuation.people,
          )
        : published.length === 0;
      if (!isRight) problems.push(`${id} stayed, in lists: ${JSON.stringify(continuation)}`);
    }
  }
  return { count, problems };
}

/** Compares every course's share that stayed, as search records are made of it, with its published rows. */
export async function traceSearchRecords(database: Database, rows: PublishedRows) {
  const courses = await database
    .selectFrom('course')
    .select(['course_id as id', 'provider', 'kis_course_id as code', 'continuation_percent as percent'])
    .execute();
  const problems = courses.flatMap(({ id, provider, code, percent }) => {
    const published = rows(provider, code)('CONTINUATION').filter((row) => row['CONTAGG']);
    const isRight =
      percent === null ? published.length === 0 : published.some((row) => stayedOf(row) === percent);
    return isRight ? [] : [`${id} stayed, in search: ${percent}`];
  });
  return { count: courses.length, problems };
}
