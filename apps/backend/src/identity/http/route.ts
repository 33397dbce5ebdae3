import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';

/** Not written yet. */
export function identityRoute(_app: FastifyInstance, _services: Services): void {}
