import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyTeaching, coursesTaught } from '../../../domain/courses/figures/teaching';
import { listProviders } from '../../../domain/providers/list';
import type { Services } from '../../services';
import type { UnisBySubject, UnisBySubjectQuery } from './schema';

/** Lists the providers that teach one of the subjects, nearest first when a position is given, else by name. */
export const unisBySubjectHandler = ({ cache, open, providers }: Services) => {
  const read = async ({ subjects, lat, lng, offset, limit }: UnisBySubjectQuery): Promise<UnisBySubject> => {
    const courses = providers.courses();
    const teaching = { ...anyTeaching, subjects };
    const near = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
    const { total, results } = await listProviders(
      { database: open.database, courses },
      {
        criteria: { country: [], region: [], tef: [], near },
        teaching,
        sortBy: near ? 'distance' : 'name',
        descending: false,
        offset,
        limit,
        extended: false,
        facetGuides: undefined,
      },
    );
    const taught = coursesTaught(courses, teaching);
    const counted = results.map((provider) => ({
      ...provider,
      matchingCourses: taught.get(provider.ukprn) ?? 0,
    }));
    return { total, offset, limit, results: counted };
  };
  return async (request: FastifyRequest<{ Querystring: UnisBySubjectQuery }>, reply: FastifyReply) =>
    cache.send(request, reply, `unis-by-subject ${JSON.stringify(request.query)}`, () => read(request.query));
};
