import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/problem/problem';
import type { Services } from '../../services';
import type { GeocodeQuery } from './schema';

/** Returns the centre of a postcode's outcode; a 404 problem for an unknown outcode. Shared caches must not store it, because it reveals where people live. */
export const geocodeHandler =
  ({ open }: Services) =>
  async (request: FastifyRequest<{ Querystring: GeocodeQuery }>, reply: FastifyReply) => {
    const { outcode, postcode } = request.query.postcode;
    const place = await open.database
      .selectFrom('outcode')
      .selectAll()
      .where('outcode', '=', outcode)
      .executeTakeFirst();
    if (!place) {
      const message = 'is not one we know';
      throw new Problem(404, 'We do not know that postcode. Check it and try again.', [
        { field: 'postcode', message },
      ]);
    }
    reply.header('cache-control', 'private, max-age=3600');
    return { postcode, ...place };
  };
