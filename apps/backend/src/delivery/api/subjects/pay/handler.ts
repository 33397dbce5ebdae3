import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRegionalPay } from '../../../../domain/courses/figures/regional-pay';
import { matchesSubject } from '../../../../domain/guides/subject-guides';
import { Problem } from '../../../../platform/problem/problem';
import type { Services } from '../../../services';
import type { SubjectPay, SubjectPayQuery } from './schema';

/** Returns the pay of a subject's graduates in a region and in the UK; a 404 problem for an unknown subject. */
export const subjectPayHandler =
  ({ cache, documents, open }: Services) =>
  async (request: FastifyRequest<{ Querystring: SubjectPayQuery }>, reply: FastifyReply) => {
    const { subject, region } = request.query;
    const guide = documents.all('subject-guides').find((each) => matchesSubject(each, subject));
    if (!guide) throw new Problem(404, 'We do not know that subject.');
    const read = async (): Promise<SubjectPay> => ({
      subject: guide.id,
      region,
      results: await readRegionalPay(open.database, guide.cah, region),
    });
    return cache.send(request, reply, `subject-pay ${guide.id} ${region}`, read);
  };
