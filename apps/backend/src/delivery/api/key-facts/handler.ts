import type { RouteHandlerMethod } from 'fastify';
import type { Services } from '../../services';
import type { KeyFacts } from './schema';

/** Returns every fact, in the catalogue's order. */
export const keyFactsHandler = ({ cache, documents }: Services): RouteHandlerMethod => {
  const list = async (): Promise<KeyFacts> => ({ facts: [...documents.all('key-facts')] });
  return (request, reply) => cache.send(request, reply, 'key-facts', list);
};
