import { z } from 'zod';
import { ASSESSMENT_ID, findAssessment } from '../../../domain/careers/assessments';
import { Problem } from '../../../platform/problem/problem';
import { query } from '../../query';
import type { Services } from '../../services';
import type { callMaker } from './call';
import type { Resources } from './resources';
import { describeResults, resultsSchema } from './results';
import { manyItems, statementSchema, traitSchema } from './schema';

const none = z.object({});
/** The endpoints of the quiz and its results. */
export const assessmentCalls = (
  { documents, open }: Services,
  resources: Resources,
  define: ReturnType<typeof callMaker>,
) => [
  define({
    path: 'assessment/traits',
    operationId: 'listAssessmentTraits',
    summary: 'The six interests that the quiz measures',
    params: none,
    query: query({}),
    response: manyItems(traitSchema),
    answer: () => ({
      data: documents.all('traits').map(({ id, title, person, summary, body }) => ({
        type: 'traits' as const,
        id,
        attributes: { title, person, summary, body },
      })),
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
    summary: 'The results of a quiz by their id, for two years: with matches and what each is made of',
    params: z.object({ id: z.string().max(100) }),
    query: query({}),
    response: resultsSchema,
    variesBy: null,
    answer: async ({ id }) => {
      const found = ASSESSMENT_ID.test(id) ? await findAssessment(open.database, id) : undefined;
      if (!found)
        throw new Problem(404, 'There are no results with this id. They are deleted after two years.');
      return describeResults(found, documents, resources);
    },
  }),
];
