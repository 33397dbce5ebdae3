import type { FastifyReply, FastifyRequest } from 'fastify';
import { cycleYear } from '../../../domain/courses/cycle-year';
import { listCourses } from '../../../domain/courses/listing/list';
import { similarCourses } from '../../../domain/courses/similar-courses';
import { listProviders } from '../../../domain/providers/list';
import type { Services } from '../../services';
import type { FoundIds } from '../../../domain/search/find-ids';
import { askerOf, type Asker } from '../../search/cost/asker';
import { findIds } from '../../search/thread/find-ids';
import { courseRequest } from './course-request';
import { providerRequest } from './provider-request';
import type { CoursesQuery } from './schema';

const understoodOf = (found: FoundIds | undefined) => found?.understood && { understood: found.understood };

/** Lists courses or providers, searched, filtered, sorted and counted by the query. */
export const coursesHandler = (services: Services) => {
  const { cache, open, providers, search } = services;

  const find = async (
    kind: 'courses' | 'universities',
    { query: text, enableRules }: CoursesQuery,
    asker: Asker,
  ) => (text ? findIds(search, asker, { kind, text, rules: enableRules === 'true' }) : undefined);

  const list = async (query: CoursesQuery, asker: Asker): Promise<unknown> => {
    const source = { database: open.database, courses: providers.courses(), profiles: providers.profiles() };
    if (query.output === 'provider') {
      const found = await find('universities', query, asker);
      const page = await listProviders(source, providerRequest(query, services, found?.ids));
      return { ...page, ...understoodOf(found) };
    }
    const found = await find('courses', query, asker);
    const named =
      query.similarTo === undefined ? { found: found?.ids } : similarCourses(source.courses, query.similarTo);
    const page = await listCourses(source, courseRequest(query, services, named));
    return { ...page, ...understoodOf(found) };
  };

  return async (request: FastifyRequest<{ Querystring: CoursesQuery }>, reply: FastifyReply) => {
    const key = `courses ${cycleYear()} ${JSON.stringify(request.query)}`;
    return cache.send(request, reply, key, () => list(request.query, askerOf(request)));
  };
};
