import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services';
import type { ProviderStatus, ProviderStatusQuery } from './schema';

/** Returns the known status of providers, by sort name; nothing for an unknown id. */
export const providerStatusHandler = ({ cache, open }: Services) => {
  const read = async ({ ukprn, providerId }: ProviderStatusQuery): Promise<ProviderStatus> => {
    const all = open.database
      .selectFrom('provider')
      .select(['provider_id', 'short_id', 'ukprn', 'name', 'course_count', 'tef'])
      .orderBy('sort_order');
    const byUkprn = ukprn ? all.where('ukprn', 'in', ukprn) : all;
    const byId = providerId
      ? byUkprn.where(
          'short_id',
          'in',
          providerId.map((id) => id.slice(0, 8)),
        )
      : byUkprn;
    const rows = await byId.execute();
    const named = rows.filter(
      ({ provider_id, short_id }) =>
        !providerId || providerId.includes(provider_id) || providerId.includes(short_id),
    );
    return {
      results: named.map((row) => ({
        providerId: row.provider_id,
        ukprn: row.ukprn,
        name: row.name,
        status: 'listed',
        courseCount: row.course_count,
        tef: { participates: row.tef !== null, rating: row.tef?.overall ?? null },
        acceptingApplications: null,
        inClearing: null,
        onOfsRegister: null,
      })),
    };
  };
  return async (request: FastifyRequest<{ Querystring: ProviderStatusQuery }>, reply: FastifyReply) => {
    const key = `provider-status ${JSON.stringify(request.query)}`;
    await cache.send(request, reply, key, () => read(request.query));
  };
};
