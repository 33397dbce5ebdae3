import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';

/** Stores the number of each provider's courses, in total and by subject, in its row. */
export const countCourses = async (database: Database): Promise<void> => {
  await sql`
    update provider set course_count = counted.courses
    from (
      select short_id, count(course.course_id)::integer as courses
      from provider left join course on course.provider = provider.short_id group by short_id
    ) as counted
    where provider.short_id = counted.short_id and provider.course_count != counted.courses`.execute(
    database,
  );
  await sql`
    with listed as (
      select provider, code, count(*)::integer as courses
      from course, unnest(subjects) as code where length(code) = 5 group by 1, 2
    ), counted as (
      select short_id, jsonb_agg(
        subject || jsonb_build_object('listed', coalesce(listed.courses, 0)) order by place
      ) as subjects
      from provider
      cross join lateral jsonb_array_elements(provider.subjects) with ordinality as each (subject, place)
      left join listed on listed.provider = short_id and listed.code = subject ->> 'code'
      group by short_id
    )
    update provider set subjects = counted.subjects from counted
    where provider.short_id = counted.short_id and provider.subjects != counted.subjects`.execute(database);
};
