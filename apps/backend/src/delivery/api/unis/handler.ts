import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services';
import type { Unis } from './schema';

/** Returns every provider's ids and names, by sort name. */
export const unisHandler = ({ cache, open }: Services) => {
  const readAll = async (): Promise<Unis> => ({
    results: await open.database
      .selectFrom('provider')
      .select(['provider_id as id', 'short_id as shortId', 'name', 'sort_name as sortName'])
      .orderBy('sort_order')
      .execute(),
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await cache.send(request, reply, 'unis', readAll);
  };
};
