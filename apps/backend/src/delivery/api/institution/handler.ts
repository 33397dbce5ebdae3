import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCurrentCycle } from '../../../domain/courses/cycle-year';
import { payAbsences, providerAbsences } from '../../../domain/providers/absences';
import { toRawProvider } from '../../../domain/providers/raw-provider';
import { readStudentFigures, readSurveySummaries } from '../../../domain/providers/student-figures';
import type { Services } from '../../services';
import type { InstitutionQuery } from './schema';

/** The fields that depend on the courses, including similar providers, for a year without courses. */
const withoutCourses = {
  courseCount: 0,
  coursesPublished: 0,
  subjects: [],
  related: [],
  students: undefined,
};

/** Returns one provider in full, with up to six similar providers and the reasons. */
export const institutionHandler = ({ cache, open, providers }: Services) => {
  const read = async (guid: string, withStudents: boolean) => {
    const id = guid.slice(0, 8);
    const similar = providers.similarTo(id);
    const rows = await open.database
      .selectFrom('provider')
      .selectAll()
      .where('short_id', 'in', [id, ...similar.map(({ shortId }) => shortId)])
      .execute();
    const row = rows.find(({ provider_id, short_id }) => provider_id === guid || short_id === guid);
    if (!row) return { results: [] };
    const surveys = await readSurveySummaries(
      open.database,
      rows.map(({ short_id }) => short_id),
    );
    const relatedAbsences = await payAbsences(open.database, rows);
    const likeIt = similar.flatMap(({ shortId, reasons }) => {
      const other = rows.find(({ short_id }) => short_id === shortId);
      if (!other) return [];
      const absences = relatedAbsences.get(shortId) ?? {};
      const presentation = { extended: false, distance: null, survey: surveys.get(shortId) };
      return [{ provider: { ...toRawProvider(other, presentation), absences }, reasons }];
    });
    const students = withStudents
      ? await readStudentFigures(open.database, id, await providers.surveyEverywhere())
      : undefined;
    const survey = surveys.get(row.short_id);
    const absences = await providerAbsences(open.database, row.short_id, {
      ...row,
      ...students,
      survey: survey ?? null,
    });
    const provider = toRawProvider(row, { extended: true, distance: null, survey });
    return {
      results: [
        { ...provider, survey: survey ?? null, ...(students && { students }), related: likeIt, absences },
      ],
    };
  };
  return async (request: FastifyRequest<{ Querystring: InstitutionQuery }>, reply: FastifyReply) => {
    const { guid, studyYear, students } = request.query;
    const isCurrent = isCurrentCycle(studyYear);
    return cache.send(request, reply, `institution ${guid} ${isCurrent} ${students}`, async () => {
      const { results } = await read(guid, students);
      return { results: isCurrent ? results : results.map((result) => ({ ...result, ...withoutCourses })) };
    });
  };
};
