import type { RouteHandlerMethod } from 'fastify';
import type { Services } from '../services';

/** Gives the settings the server was started with. */
export function settingsHandler({ cache, settings }: Services): RouteHandlerMethod {
  return (request, reply) => cache.send(request, reply, 'settings', async () => settings);
}
