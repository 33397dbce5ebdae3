import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../http/send-problem';
import { sendDocument } from '../send-document';
import { atomFeed } from './atom';
import { FEED_PATH } from './feed-link';
import { feedQuerySchema, readChanges } from './read-changes';

const RETRY_AFTER_SECONDS = 120;

/** Registers the Atom feed of what each import changed: of all records, of one kind, one provider or one subject. */
export const changesFeed = (
  app: FastifyInstance,
  { site, backend }: { site: URL; backend: string },
): void => {
  app.get(FEED_PATH, async (request, reply) => {
    const { success, data: query } = feedQuerySchema.safeParse(request.query);
    if (!success)
      return sendProblem(
        reply,
        400,
        'kind is course or provider; provider is a UKPRN; subject, the id of a guide',
      );
    const changes = await readChanges(backend, query).catch((error: unknown) => {
      request.log.error({ err: error }, 'the feed of changes could not be made');
      return null;
    });
    if (changes) return sendDocument(request, reply, atomFeed(changes, query, site));
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendProblem(reply, 503, 'The feed of changes is not available right now');
  });
};
