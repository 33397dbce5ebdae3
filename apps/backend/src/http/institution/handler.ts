import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCurrentCycle } from '../../courses/cycle-year';
import { providerAbsences } from '../../providers/absences';
import { toRawProvider } from '../../providers/raw-provider';
import type { Services } from '../services';
import type { InstitutionQuery } from './schema';

/** What rests on the courses, who is like whom included, of a year that we have none of. */
const withoutCourses = { courseCount: 0, coursesPublished: 0, subjects: [], related: [] };
const related = { extended: false, distance: null };

/** Gives one provider in full, with up to six like it and why. */
export function institutionHandler({ cache, open, providers }: Services) {
  const read = async (guid: string) => {
    const id = guid.slice(0, 8);
    const similar = providers.similarTo(id);
    const rows = await open.database
      .selectFrom('provider')
      .selectAll()
      .where('short_id', 'in', [id, ...similar.map(({ shortId }) => shortId)])
      .execute();
    const row = rows.find(({ provider_id, short_id }) => provider_id === guid || short_id === guid);
    if (!row) return { results: [] };
    const likeIt = similar.flatMap(({ shortId, reasons }) => {
      const other = rows.find(({ short_id }) => short_id === shortId);
      return other ? [{ provider: toRawProvider(other, related), reasons }] : [];
    });
    const absences = await providerAbsences(open.database, row);
    const provider = toRawProvider(row, { extended: true, distance: null });
    return { results: [{ ...provider, related: likeIt, absences }] };
  };
  return async (request: FastifyRequest<{ Querystring: InstitutionQuery }>, reply: FastifyReply) => {
    const { guid, studyYear } = request.query;
    const isCurrent = isCurrentCycle(studyYear);
    return cache.send(request, reply, `institution ${guid} ${isCurrent}`, async () => {
      const { results } = await read(guid);
      return { results: isCurrent ? results : results.map((result) => ({ ...result, ...withoutCourses })) };
    });
  };
}
