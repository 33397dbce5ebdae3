import type { FastifyReply, FastifyRequest } from 'fastify';
import { cycleYear } from '../../../domain/courses/cycle-year';
import { Problem } from '../../../platform/problem/problem';
import type { Services } from '../../services';
import { toCourseDetails } from './course-details';
import type { CourseDetails, CourseDetailsQuery } from './schema';

/** Returns one course in full; a 404 problem for an unknown course and for a year of entry other than the current cycle's. */
export const courseDetailsHandler = ({ cache, open }: Services) => {
  const read = async (id: string, year: string): Promise<CourseDetails> => {
    if (year !== String(cycleYear())) throw unknown('academicYearId', 'is not the year of entry we hold');
    const course = await open.database
      .selectFrom('course')
      .selectAll()
      .where('course_id', '=', id)
      .executeTakeFirst();
    const provider =
      course &&
      (await open.database
        .selectFrom('provider')
        .selectAll()
        .where('short_id', '=', course.provider)
        .executeTakeFirst());
    if (!course || !provider) throw unknown('coursePrimaryId', 'is not a course we know');
    return toCourseDetails(course, provider, year);
  };
  return async (request: FastifyRequest<{ Querystring: CourseDetailsQuery }>, reply: FastifyReply) => {
    const {
      'courseDetailsRequest.coursePrimaryId': id,
      'courseDetailsRequest.academicYearId': year = String(cycleYear()),
    } = request.query;
    return cache.send(request, reply, `course-details ${id} ${year}`, () => read(id, year));
  };
};

const unknown = (parameter: string, message: string) =>
  new Problem(404, 'We do not know that course for that year of entry.', [
    { field: `courseDetailsRequest.${parameter}`, message },
  ]);
