import type { FastifyReply, FastifyRequest } from 'fastify';
import { cycleYear } from '../../courses/cycle-year';
import { listCourses } from '../../courses/list';
import { listProviders } from '../../providers/list';
import type { Services } from '../services';
import { courseRequest } from './course-request';
import { providerRequest } from './provider-request';
import type { CoursesQuery } from './schema';

/** Lists courses or providers: found, filtered, sorted and counted as the query says. */
export function coursesHandler(services: Services) {
  const { cache, open, providers } = services;

  const list = (query: CoursesQuery): (() => Promise<unknown>) => {
    const source = { database: open.database, courses: providers.courses(), profiles: providers.profiles() };
    if (query.output === 'provider') {
      const wanted = providerRequest(query, services);
      return () => listProviders(source, wanted);
    }
    const wanted = courseRequest(query, services);
    return () => listCourses(source, wanted);
  };

  return async (request: FastifyRequest<{ Querystring: CoursesQuery }>, reply: FastifyReply) => {
    const key = `courses ${cycleYear()} ${JSON.stringify(request.query)}`;
    return cache.send(request, reply, key, list(request.query));
  };
}
