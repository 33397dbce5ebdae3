import type { FastifyReply, FastifyRequest } from 'fastify';
import { cycleYear } from '../../../domain/courses/cycle-year';
import type { Services } from '../../services';
import type { KeyFacts } from './schema';

/** Returns every fact, in the catalogue's order, and the year of entry that applicants apply for. */
export const keyFactsHandler = ({ cache, documents }: Services) => {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cycle = cycleYear();
    const list = async (): Promise<KeyFacts> => ({ cycle, facts: [...documents.all('key-facts')] });
    await cache.send(request, reply, `key-facts ${cycle}`, list);
  };
};
