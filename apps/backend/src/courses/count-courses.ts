import { sql } from 'kysely';
import type { Database } from '../database/connection';

/** Counts each provider's courses into its row: the number that every page and sort shows. */
export const countCourses = (database: Database) =>
  sql`
    update provider set course_count = counted.courses
    from (
      select short_id, count(course.course_id)::integer as courses
      from provider left join course on course.provider = provider.short_id group by short_id
    ) as counted
    where provider.short_id = counted.short_id and provider.course_count != counted.courses`.execute(
    database,
  );
