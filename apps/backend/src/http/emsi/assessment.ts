import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assessmentId, findAssessment, storeAssessment } from '../../careers/assessments';
import { leastAnswer, mostAnswer } from '../../careers/scores';
import { traitDescriptions } from '../../careers/traits';
import { Problem } from '../../problem/problem';
import { query } from '../query';
import type { Services } from '../services';
import type { callMaker } from './call';
import { emsiUrl } from './call';
import type { Resources } from './resources';
import { describeResults, resultsSchema } from './results';
import { manyItems, oneItem, statementSchema, traitSchema } from './schema';

const none = z.object({});
const answerMessage = `must be a whole number from ${leastAnswer} to ${mostAnswer}`;
const answer = z.int(answerMessage).min(leastAnswer, answerMessage).max(mostAnswer, answerMessage);

/** A quiz as it is handed in: an answer from "strongly dislike" (1) to "strongly like" (5) to every statement, by its id. */
const bodySchema = z.object({
  type: z.enum(['short'], { error: 'must be short' }).default('short'),
  answers: z.record(z.string().max(100), answer, 'must be an object of answers by statement'),
});

/** The calls for the quiz and its results. */
export function assessmentCalls(
  { documents, open }: Services,
  resources: Resources,
  define: ReturnType<typeof callMaker>,
) {
  return [
    define({
      path: 'assessment/traits',
      operationId: 'listAssessmentTraits',
      summary: 'The six interests that the quiz measures',
      params: none,
      query: query({}),
      response: manyItems(traitSchema),
      answer: () => ({
        data: traitDescriptions.map(({ id, ...attributes }) => ({ type: 'traits' as const, id, attributes })),
      }),
    }),
    define({
      path: 'assessment/statements',
      operationId: 'listAssessmentStatements',
      summary: 'The statements of the quiz, in the order to show them',
      params: none,
      query: query({}),
      response: manyItems(statementSchema),
      answer: () => ({
        data: documents
          .all('assessment-statements')
          .map(({ id, ...attributes }) => ({ type: 'statements' as const, id, attributes })),
      }),
    }),
    define({
      path: 'assessment/results/:id',
      operationId: 'getAssessmentResults',
      summary: 'The results of a quiz by their id, with matches and what each is made of',
      params: z.object({ id: z.string().max(100) }),
      query: query({}),
      response: resultsSchema,
      variesBy: null,
      answer: async ({ id }) => {
        const found = assessmentId.test(id) ? await findAssessment(open.database, id) : undefined;
        if (!found) throw new Problem(404, 'There are no results with this id.');
        return describeResults(found, documents, resources);
      },
    }),
  ];
}

/** `POST /api/v1/emsi/assessment/results`: keeps a quiz and gives the id of its results. */
export function assessmentResultsRoute(app: FastifyInstance, { documents, open }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${emsiUrl}/assessment/results`,
    bodyLimit: 16_384,
    schema: {
      summary: 'Hand in a quiz',
      operationId: 'createAssessmentResults',
      tags: ['Careers'],
      body: bodySchema,
      response: {
        201: oneItem(z.strictObject({ type: z.literal('assessment-results'), id: z.string() })),
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
      return reply
        .code(201)
        .header('location', `${emsiUrl}/assessment/results/${id}`)
        .header('cache-control', 'no-store')
        .send({ data: { type: 'assessment-results', id } });
    },
  });
}

/** Throws a Problem (400) that names each of the answers at fault, if there are any. */
function refuse(ids: readonly string[], message: string): void {
  if (ids.length === 0) return;
  const errors = ids.map((id) => ({ field: `answers.${id}`, message }));
  throw new Problem(400, errors.map(({ field }) => `${field} ${message}.`).join(' '), errors);
}
