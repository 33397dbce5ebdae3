import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListRequest } from '../../providers/list';
import { listProviders } from '../../providers/list';
import type { Services } from '../services';
import type { CourseQuery } from './schema';

/** Lists providers: found, filtered, sorted and counted as the query says. */
export function coursesHandler({ cache, providers, open }: Services) {
  return (request: FastifyRequest<{ Querystring: CourseQuery }>, reply: FastifyReply) => {
    const query = request.query;
    const read = () =>
      listProviders(
        open.database,
        toRequest(query, query.query ? providers.names.find(query.query) : undefined),
      );
    return cache.send(request, reply, `courses ${JSON.stringify(query)}`, read);
  };
}

/** What a query asks of the list. Text found is in the order of relevance unless another order is asked for. */
function toRequest(query: CourseQuery, found: string[] | undefined): ListRequest {
  const { lat, lng, letter, radius, unis, filters, sort, offset, limit, extended } = query;
  const near = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  return {
    criteria: { ...filters, letter, near, radius, ids: unis, found },
    sortBy: query.sortBy ?? (found ? 'relevance' : 'name'),
    descending: sort === 'DESC',
    offset,
    limit,
    extended,
  };
}
