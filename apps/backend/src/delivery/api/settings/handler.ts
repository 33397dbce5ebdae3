import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services';

/** Returns the settings that the server was started with. */
export const settingsHandler =
  ({ cache, settings }: Services) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    await cache.send(request, reply, 'settings', async () => settings);
  };
