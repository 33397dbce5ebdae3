import type { FastifyReply, FastifyRequest } from 'fastify';
import { listPosts } from '../../../domain/guides/articles';
import type { Services } from '../../services';
import type { ArticleQuery, Posts } from './schema';

/** Lists statement guides or articles, one page at a time. */
export const articleHandler = ({ cache, documents }: Services) => {
  const list = async ({ offset, limit, ...wanted }: ArticleQuery): Promise<Posts> => {
    const found = listPosts(documents, wanted);
    return { total: found.length, offset, limit, posts: found.slice(offset, offset + limit) };
  };
  return async (request: FastifyRequest<{ Querystring: ArticleQuery }>, reply: FastifyReply) => {
    await cache.send(request, reply, `article ${JSON.stringify(request.query)}`, () => list(request.query));
  };
};
