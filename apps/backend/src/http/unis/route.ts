import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { unisHandler } from './handler';

/** `GET /api/v1/unis` (C-14). */
export function unisRoute(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/unis', unisHandler(services));
}
