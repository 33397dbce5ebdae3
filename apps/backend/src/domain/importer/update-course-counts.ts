import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { countCourses } from '../courses/listing/count-courses';
import type { Schema } from '../../platform/database/types';

/** Updates each provider's number of published courses, from the imported files, and of listed courses. */
export const updateCourseCounts = async (transaction: Transaction<Schema>): Promise<void> => {
  await sql`
    update provider set courses_published = published.courses
    from (
      select pub_ukprn, count(distinct kis_course_id)::integer as courses
      from course_statistics where part = 'SBJ' group by pub_ukprn
    ) as published
    where provider.short_id = published.pub_ukprn`.execute(transaction);
  await countCourses(transaction);
};
