import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { healthHandler, readinessHandler } from './handler';

/** `GET /healthz` and `GET /readyz`, for process supervisors. */
export const healthRoute = (app: FastifyInstance, services: Services): void => {
  app.get('/healthz', healthHandler);
  app.get('/readyz', readinessHandler(services));
};
