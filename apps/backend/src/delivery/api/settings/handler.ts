import type { RouteHandlerMethod } from 'fastify';
import type { Services } from '../../services';

/** Returns the settings that the server was started with. */
export const settingsHandler =
  ({ cache, settings }: Services): RouteHandlerMethod =>
  (request, reply) =>
    cache.send(request, reply, 'settings', async () => settings);
