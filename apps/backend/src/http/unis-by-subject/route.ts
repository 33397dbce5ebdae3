import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

/** Not written yet. */
export function unisBySubjectRoute(_app: FastifyInstance, _services: Services): void {}
