import type { FastifyReply, FastifyRequest } from 'fastify';
import { providerImagePaths } from '../../../domain/artwork';
import type { Today } from '../../../domain/events/days';
import type { DatedOpenDay } from '../../../domain/events/list-open-days';
import { listOpenDays } from '../../../domain/events/list-open-days';
import type { Services } from '../../services';
import type { OpenDays, OpenDaysQuery } from './schema';

/** Lists open days relative to today's date, filtered and sorted by the query. */
export const openDaysHandler = ({ cache, documents, open }: Services, today: Today) => {
  const read = async (query: OpenDaysQuery, date: string): Promise<OpenDays> => {
    const { lat, lng, offset, limit, sort, sortBy, providerGuid, kind, subjects, from, to, radius } = query;
    const providers = await readProviders();
    const criteria = {
      providers: providerGuid.map((id) => id.slice(0, 8)),
      kinds: kind,
      subjects,
      from,
      to,
      near: lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng },
      radius,
      sortBy,
      descending: sort === 'DESC',
    };
    const nameOf = (ukprn: string) => providers.get(ukprn)?.sort_name ?? '';
    const found = listOpenDays(documents.all('open-days'), criteria, date, nameOf);
    return found
      .slice(offset, offset + limit)
      .flatMap((dated) => toRaw(dated, providers.get(dated.day.provider)));
  };

  const readProviders = async () => {
    const rows = await open.database
      .selectFrom('provider')
      .select(['provider_id', 'short_id', 'ukprn', 'name', 'sort_name', 'website'])
      .execute();
    return new Map(rows.map((row) => [row.ukprn, row]));
  };
  type Provider = Awaited<ReturnType<typeof readProviders>> extends Map<string, infer Row> ? Row : never;

  /** Converts one open day to the API's shape; none when its provider is not in the database. */
  const toRaw = ({ day, date, distance }: DatedOpenDay, provider: Provider | undefined): OpenDays => {
    if (!provider) return [];
    const { id, title, summary, sample, notice, kind, starts, ends, place, subjects, bookingUrl } = day;
    return [
      {
        ...{ id, title, summary, sample, notice, kind, starts, ends, place, bookingUrl },
        date,
        timeZone: 'Europe/London',
        distance: distance === null ? null : Math.round(distance * 10) / 10,
        subjects: subjects.map((id) => ({ id, title: documents.byId('subject-guides', id)?.title ?? id })),
        provider: {
          providerId: provider.provider_id,
          ukprn: day.provider,
          name: provider.name,
          websiteUrl: provider.website,
          image: providerImagePaths(provider.short_id).image,
        },
      },
    ];
  };

  return async (request: FastifyRequest<{ Querystring: OpenDaysQuery }>, reply: FastifyReply) => {
    const date = today();
    const key = `open-days ${date} ${JSON.stringify(request.query)}`;
    await cache.send(request, reply, key, () => read(request.query, date));
  };
};
