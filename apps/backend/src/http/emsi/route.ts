import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

/** Not written yet. */
export function emsiRoute(_app: FastifyInstance, _services: Services): void {}
