import type { FastifyReply, FastifyRequest } from 'fastify';
import { findApprenticeships } from '../../../domain/employers/apprenticeships';
import type { Today } from '../../../domain/events/days';
import type { Services } from '../../services';
import { toJob } from './job';
import type { CareerFinderJobs, CareerFinderJobsQuery } from './schema';

/** Lists the apprenticeships that accept applications today, searched, filtered and sorted by the query. */
export const careerFinderJobsHandler = ({ cache, documents, providers }: Services, today: Today) => {
  const read = async (query: CareerFinderJobsQuery, date: string): Promise<CareerFinderJobs> => {
    const { keywords, lat, lng, radius, subjects, level, employer, soc, uni, offset, limit } = query;
    const near = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
    const criteria = {
      keywords,
      near,
      radius,
      subjects,
      levels: level.map(Number),
      employers: employer,
      careers: soc,
      university: uni === undefined ? undefined : findUniversity(uni.slice(0, 8)),
      sortBy: query.sortBy ?? (near ? ('distance' as const) : ('closing' as const)),
      descending: query.sort === 'DESC',
    };
    const employerOf = (id: string) => documents.byId('employers', id);
    const found = findApprenticeships(documents.all('apprenticeships'), employerOf, criteria, date);
    return { data: { Job: found.slice(offset, offset + limit).map(toJob), Total: found.length } };
  };

  const findUniversity = (ukprn: string) => {
    const profile = providers.profiles().find(({ shortId }) => shortId === ukprn);
    const { latitude, longitude } = profile ?? { latitude: null, longitude: null };
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ukprn, position };
  };

  return async (request: FastifyRequest<{ Querystring: CareerFinderJobsQuery }>, reply: FastifyReply) => {
    const date = today();
    const key = `career-finder-jobs ${date} ${JSON.stringify(request.query)}`;
    await cache.send(request, reply, key, () => read(request.query, date));
  };
};
