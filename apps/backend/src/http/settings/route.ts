import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { settingsHandler } from './handler';

/** `GET /api/settings` (C-01). */
export function settingsRoute(app: FastifyInstance, services: Services): void {
  app.get('/api/settings', settingsHandler(services));
}
