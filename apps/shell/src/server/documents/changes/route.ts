import { LANGUAGES } from '@signpost/language/languages';
import { localAddress } from '@signpost/language/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../../render/language/in-language';
import { sendProblem } from '../../http/send-problem';
import { sendDocument } from '../send-document';
import { atomFeed } from './atom';
import { FEED_PATH } from './feed-link';
import { feedQuerySchema, readChanges } from './read-changes';

const RETRY_AFTER_SECONDS = 120;

/**
 * Registers the Atom feed of what each import changed, in every language: of all records, of one kind, one provider or
 * one subject.
 */
export const changesFeed = (
  app: FastifyInstance,
  { site, backend }: { site: URL; backend: string },
): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
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
  };
  for (const language of LANGUAGES)
    app.get(localAddress(FEED_PATH, language), (request, reply) =>
      inLanguage(language, () => send(request, reply)),
    );
};
