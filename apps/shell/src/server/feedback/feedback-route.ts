import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localAddress, splitAddress } from '@signpost/language/runtime';
import { z } from 'zod';
import { ownerOf } from '../../app/owner-of-path';
import {
  FEEDBACK,
  MAX_COMMENT_LENGTH,
  readFeedbackPath,
} from '../../components/page-feedback/feedback-address';
import { limitCalls } from '../http/call-limit';
import { isFromSite } from '../http/from-site';
import { sendProblem } from '../http/send-problem';
import type { ReleaseResolver } from '../releases/resolve-releases';
import type { StoreFeedback } from './feedback-client';

/** Maximum answers per minute from one IP address, which all pupils of a school may share. */
const ANSWERS_PER_MINUTE = 60;
const MAX_BYTES = 4_096;
const FORM_TYPE = 'application/x-www-form-urlencoded';

const answerSchema = z.strictObject({
  path: z.string().refine((path) => readFeedbackPath(path) !== undefined),
  useful: z.union([z.boolean(), z.enum(['yes', 'no']).transform((answer) => answer === 'yes')]),
  comment: z.string().trim().max(MAX_COMMENT_LENGTH).default(''),
});

export interface FeedbackOptions {
  readonly site: URL;
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
  readonly store: StoreFeedback;
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM_TYPE) ?? false;

const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>(
    FORM_TYPE,
    { parseAs: 'string' },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
};

/**
 * `POST /feedback`, in every language: an answer to "Was this page useful?", as JSON or as a form, stored with the
 * page's owner and the release that this visitor gets. Responds to JSON with 204 and to a form with a redirect to the
 * page that thanks; with 400 to an invalid answer, 403 to another site's, 413 and 429 beyond the limits, 503 when it
 * cannot be stored.
 */
export const feedbackRoute = async (
  app: FastifyInstance,
  { site, resolveReleases, store }: FeedbackOptions,
): Promise<void> => {
  acceptForms(app);
  const preHandler = await limitCalls(app, ANSWERS_PER_MINUTE);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { language, path: address } = splitAddress(request.url);
    if (address.split('?')[0] !== FEEDBACK) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (!isFromSite(request.headers, site))
      return sendProblem(reply, 403, 'Feedback is taken from pages of this site only.');
    const { data: answer } = answerSchema.safeParse(request.body);
    if (!answer) return sendProblem(reply, 400, 'The answer needs the path of a page, and yes or no.');
    const resolved = await resolveReleases(request, reply);
    if (!resolved) return reply;
    const owner = ownerOf(resolved.remotes.remotes, answer.path);
    const { path, useful, comment } = answer;
    const isStored = await store({
      path,
      owner: owner?.name ?? 'shell',
      release: owner?.loaded?.release ?? null,
      useful,
      comment: comment || null,
    });
    if (!isStored) return sendProblem(reply, 503, 'The answer could not be stored. Try again in a minute.');
    if (!isForm(request)) return reply.code(204).send();
    const query = new URLSearchParams({ page: path, useful: useful ? 'yes' : 'no' });
    if (comment) query.set('commented', 'yes');
    return reply.redirect(localAddress(`${FEEDBACK}?${query}`, language), 303);
  };
  for (const path of [FEEDBACK, `/:language${FEEDBACK}`])
    app.post(path, { preHandler, bodyLimit: MAX_BYTES }, handle);
};
