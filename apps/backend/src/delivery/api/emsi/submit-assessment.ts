import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { storeAssessment } from '../../../domain/careers/assessments';
import { MIN_ANSWER, MAX_ANSWER } from '../../../domain/careers/scores';
import { Problem } from '../../../platform/problem/problem';
import type { Services } from '../../services';
import { EMSI_URL } from './call';
import { oneItem } from './schema';

/** The page that a form submission is redirected to. */
const QUIZ_PAGE = '/explore/career-quiz';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const answerMessage = `must be a whole number from ${MIN_ANSWER} to ${MAX_ANSWER}`;
const answer = z.int(answerMessage).min(MIN_ANSWER, answerMessage).max(MAX_ANSWER, answerMessage);

/** The submitted quiz: an answer from "strongly dislike" (1) to "strongly like" (5) to every statement, by its id. */
const bodySchema = z.object({
  type: z.enum(['short'], { error: 'must be short' }).default('short'),
  answers: z.record(z.string().max(100), answer, 'must be an object of answers by statement'),
});

/**
 * `POST /api/v1/emsi/assessment/results`: stores a quiz and returns the id of its results. A plain form, which names each
 * answer by its statement, is redirected to the page of its results instead.
 */
export const submitAssessmentRoute = (app: FastifyInstance, { documents, open }: Services): void => {
  void app.register((scope, _, done) => {
    acceptForms(scope);
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: `${EMSI_URL}/assessment/results`,
      bodyLimit: 16_384,
      schema: {
        summary: 'Submit a quiz',
        operationId: 'createAssessmentResults',
        tags: ['Careers'],
        body: bodySchema,
        response: {
          201: oneItem(z.strictObject({ type: z.literal('assessment-results'), id: z.string() })),
          303: z.null(),
        },
      },
      handler: async (request, reply) => {
        const { answers } = request.body;
        const statements = new Set(documents.all('assessment-statements').map(({ id }) => id));
        refuse(
          Object.keys(answers).filter((id) => !statements.has(id)),
          'is not a statement of this quiz',
        );
        refuse(
          [...statements].filter((id) => !Object.hasOwn(answers, id)),
          'needs an answer',
        );
        const id = await storeAssessment(open.database, answers);
        reply.header('cache-control', 'no-store');
        if (isForm(request))
          return reply.code(303).header('location', `${QUIZ_PAGE}?assessmentId=${id}`).send(null);
        return reply
          .code(201)
          .header('location', `${EMSI_URL}/assessment/results/${id}`)
          .send({ data: { type: 'assessment-results', id } });
      },
    });
    done();
  });
};

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM_TYPE) ?? false;

/** Converts a form to the JSON body that a script would send: each of its fields is the answer to a statement. */
const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_, text, done) => {
    const fields = [...new URLSearchParams(text)].map(([id, answer]) => [id, Number(answer)]);
    done(null, { answers: Object.fromEntries(fields) });
  });
};

/** Throws a Problem (400) that names each invalid answer, if there are any. */
const refuse = (ids: readonly string[], message: string): void => {
  if (ids.length === 0) return;
  const errors = ids.map((id) => ({ field: `answers.${id}`, message }));
  throw new Problem(400, errors.map(({ field }) => `${field} ${message}.`).join(' '), errors);
};
