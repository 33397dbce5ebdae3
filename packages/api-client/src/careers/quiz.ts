import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { TRAITS, type TraitId } from './types';

/** One of the quiz's statements. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  /** The interest it measures. */
  readonly trait: TraitId;
}

/** Answers by statement id, each from "strongly dislike" (1) to "strongly like" (5). */
export type Answers = Readonly<Record<string, number>>;

/**
 * The address that receives the quiz's answers; a plain form may be posted there too and is redirected to its results.
 */
export const ASSESSMENT_RESULTS_URL = '/api/v1/emsi/assessment/results';

const text = v.pipe(v.string(), v.minLength(1));
const RawStatement = v.object({ id: text, attributes: v.object({ text, trait: v.picklist(TRAITS) }) });
const RawSubmission = v.object({ id: text });

const readStatements = (answer: unknown, report: Report): Statement[] =>
  readEach(RawStatement, memberOf(answer, 'data'), 'A statement', report).map(({ id, attributes }) => ({
    id,
    ...attributes,
  }));

/**
 * The career quiz (C-11). `listStatements(undefined)`: the statements in display order. `submitAssessment(answers)`: stores an
 * answer to every statement and returns the id of its results. Never retried (C-24).
 */
export const quizApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query<readonly Statement[], undefined>({
      queryFn: fetching<undefined, readonly Statement[]>({
        subject: 'traits',
        request: () => '/api/v1/emsi/assessment/statements',
        read: readStatements,
      }),
    }),
    submitAssessment: build.mutation<string, Answers>({
      queryFn: fetching<Answers, string>({
        subject: 'assessment results',
        request: (answers) => ({
          url: ASSESSMENT_RESULTS_URL,
          method: 'POST',
          body: { type: 'short', answers },
        }),
        read: (answer) => v.parse(RawSubmission, memberOf(answer, 'data')).id,
      }),
    }),
  }),
});
