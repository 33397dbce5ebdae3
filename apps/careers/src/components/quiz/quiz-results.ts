import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type ByTrait, type Fit } from '@signpost/api-client/careers';
import { readAssessmentId } from '@signpost/identity';

/** The match of every career, pathway and category with one visitor's quiz, by id. */
export interface Fits {
  readonly status: 'ready';
  readonly careers: Readonly<Record<string, Fit>>;
  readonly pathways: Readonly<Record<string, Fit>>;
  /** The visitor's score of each interest, 1 to 5. */
  readonly scores: ByTrait;
}

/**
 * Why there are no matches: no quiz in the address, equal answers to all statements, or results that failed to load.
 */
export type QuizResults = Fits | { readonly status: 'none' | 'flat' } | QuizFailure;
export interface QuizFailure {
  readonly status: 'failed';
  readonly message: string;
}

/** Score used where the results have none. */
const NEUTRAL: ByTrait = { R: 3, I: 3, A: 3, S: 3, E: 3, C: 3 };

/**
 * Loads the results of the quiz in an address (B-10, E-23). Returns failures instead of throwing, so that the page
 * renders without them.
 */
export const loadQuizResults = async (context: ContextReader, url: string): Promise<QuizResults> => {
  const id = readAssessmentId(new URL(url).searchParams);
  if (!id) return { status: 'none' };
  const outcome = await attempt(context, careersApi.endpoints.getAssessmentResults.initiate(id));
  if ('error' in outcome) return { status: 'failed', message: outcome.error.message };
  const { flat, careers, pathways, traits } = outcome.data;
  if (flat) return { status: 'flat' };
  return {
    status: 'ready',
    careers: Object.fromEntries(careers.flatMap(({ id: soc, fit }) => (fit ? [[soc, fit]] : []))),
    pathways: Object.fromEntries(pathways.map((fit) => [fit.id, fit])),
    scores: { ...NEUTRAL, ...Object.fromEntries(traits.map(({ id: trait, score }) => [trait, score])) },
  };
};

/** Quiz match data for a page about one career or pathway. */
export type OwnFit =
  | { readonly status: 'ready'; readonly fit: Fit; readonly scores: ByTrait }
  | Exclude<QuizResults, Fits>;

/** Returns the match of one record. An id that is not in the results is treated as if there were no quiz. */
export const ownFit = (results: QuizResults, kind: 'careers' | 'pathways', id: string): OwnFit => {
  if (results.status !== 'ready') return results;
  const fit = results[kind][id];
  return fit ? { status: 'ready', fit, scores: results.scores } : { status: 'none' };
};
