import type { Insertable } from 'kysely';
import type { SubjectEarningsTable } from '../../platform/database/course-tables';
import type { SubjectEarnings } from '../publication/subject-pay';

/** The row of a subject's pay. */
export const subjectEarningsRow = ({
  subject,
  mode,
  awards,
  ...body
}: SubjectEarnings): Insertable<SubjectEarningsTable> => ({
  subject,
  mode,
  awards,
  body: JSON.stringify(body),
});
