import type { FastifyReply, FastifyRequest } from 'fastify';
import { rawSubjectGuide } from '../../../domain/guides/subject-guides';
import { requestLanguage } from '../../../platform/language/request-language';
import type { Services } from '../../services';
import type { Subjects } from './schema';

/** Lists every subject, sorted by title (E-11). */
export const subjectsHandler = ({ cache, documents }: Services) => {
  const list = async (): Promise<Subjects> =>
    documents
      .all('subject-guides')
      .map((guide) => rawSubjectGuide(guide, documents))
      .sort((one, other) => one.title.localeCompare(other.title, requestLanguage()))
      .map(({ nid, id, title, summary, url, subjectMap, icon, category, image, banner, cah, salary }) => ({
        nid,
        id,
        title,
        summary,
        url,
        subjectMap,
        icon,
        category,
        image,
        banner,
        cah,
        salary,
      }));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await cache.send(request, reply, 'subjects', list);
  };
};
