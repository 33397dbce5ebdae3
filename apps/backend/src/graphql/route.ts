import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';

/** Not written yet. */
export function graphqlRoute(_app: FastifyInstance, _services: Services): void {}
