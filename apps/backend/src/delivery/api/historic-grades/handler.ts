import type { FastifyReply, FastifyRequest } from 'fastify';
import { cohortYears } from '../../../domain/courses/figures/cohort-years';
import { entryGrades, QUALIFICATION_TYPES } from '../../../domain/courses/figures/grade-profiles';
import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import type { Services } from '../../services';
import type { LoggedIn, LoggedInBody, LoggedOut } from './schema';

/** Returns the grades of a course's earlier entrants, for each qualification (C-08); none where no tariff is published. */
export const loggedOutHandler = ({ cache, open }: Services) => {
  const read = async (courseId: string): Promise<LoggedOut> => {
    const [course] = await readTariffs(open.database, [courseId]);
    if (!course) {
      const errors = [{ field: 'courseId', message: 'is not one we know' }];
      throw new Problem(404, 'We do not know that course.', errors);
    }
    const { tariff } = course;
    if (!tariff) return { courseId, results: [] };
    const isAggregate = tariff.level !== 'course';
    const results = QUALIFICATION_TYPES.flatMap((qualificationType) => {
      const grades = entryGrades(qualificationType, tariff);
      if (!grades) return [];
      return {
        qualificationType,
        isAggregate,
        ...grades,
        overallOfferRate: null,
        coursesIncluded: isAggregate ? null : 1,
        ...cohortYears(tariff.years),
        prominentQualification: null,
      };
    });
    return { courseId, results };
  };
  return async (request: FastifyRequest<{ Params: { courseId: string } }>, reply: FastifyReply) => {
    const { courseId } = request.params;
    return cache.send(request, reply, `historic-grades ${courseId}`, () => read(courseId));
  };
};

/** Returns the courses that have entrants' grades to compare one's own with (C-09). Never a chance of entry. */
export const compareGrades = async (
  database: Database,
  { courseIds, qualificationType, grade }: LoggedInBody,
): Promise<LoggedIn> => {
  const courses = await readTariffs(database, courseIds);
  const results = courses.flatMap(({ courseId, tariff }) =>
    tariff ? [{ courseId, isAggregate: tariff.level !== 'course', confirmationRate: null }] : [],
  );
  return { qualificationType, gradeProfile: grade, results };
};

const readTariffs = async (database: Database, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('course')
    .select(['course_id', 'body'])
    .where('course_id', 'in', ids)
    .orderBy('course_id')
    .execute();
  return rows.map(({ course_id, body }) => ({ courseId: course_id, tariff: body.figures.tariff }));
};
