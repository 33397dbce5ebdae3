import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse, load } from '@signpost/api-client/base';
import { careersApi, quizApi, type AssessmentResults, type Statement } from '@signpost/api-client/careers';
import { readAddress } from './address';

/** Data of one part of the quiz. */
export type QuizData =
  | { readonly part: 'start'; readonly statements: number; readonly problem: boolean }
  | {
      readonly part: 'statement';
      readonly statements: readonly Statement[];
      readonly answers: string;
      readonly at: number;
      readonly failed: boolean;
    }
  | {
      readonly part: 'end';
      readonly statements: readonly Statement[];
      readonly answers: string;
      readonly failed: boolean;
    }
  | {
      readonly part: 'results';
      readonly results: AssessmentResults;
      readonly less: readonly string[];
      readonly all: boolean;
    }
  | { readonly part: 'lost' };

const NOT_FOUND = 404;

/** Loads a part of the quiz from its address: start, a statement, the end, or results by id (B-10). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const address = readAddress(new URL(request.url).searchParams);
  if (address.part === 'results') {
    const { id, less, all } = address;
    const outcome = await attempt(context, careersApi.endpoints.getAssessmentResults.initiate(id));
    if ('data' in outcome) return { part: 'results', results: outcome.data, less, all } satisfies QuizData;
    if (outcome.error.status !== NOT_FOUND) throw errorResponse(outcome.error);
    return data({ part: 'lost' } satisfies QuizData, { status: NOT_FOUND });
  }
  const statements = await load(context, quizApi.endpoints.listStatements.initiate(undefined));
  const tooLong = address.part === 'statements' && address.answers.length > statements.length;
  if (address.part === 'start' || tooLong) {
    const problem = tooLong || (address.part === 'start' && address.problem);
    const start: QuizData = { part: 'start', statements: statements.length, problem };
    return problem ? data(start, { status: 400 }) : start;
  }
  const { answers, failed } = address;
  const next = answers.length + 1;
  const at = Math.min(address.at ?? next, next);
  return at > statements.length
    ? ({ part: 'end', statements, answers, failed } satisfies QuizData)
    : ({ part: 'statement', statements, answers, at, failed } satisfies QuizData);
};
