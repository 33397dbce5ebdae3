import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type ByTrait, type Fit } from '@signpost/api-client/careers';
import { readAssessmentId } from '@signpost/identity';

/** How everything fits one visitor's quiz, by id. */
export interface Fits {
  readonly status: 'ready';
  readonly careers: Readonly<Record<string, Fit>>;
  readonly pathways: Readonly<Record<string, Fit>>;
  /** How much the visitor likes each interest, 1 to 5. */
  readonly scores: ByTrait;
}

/** Why there are no fits: no quiz in the address, one that likes everything the same, or results that did not come. */
export type QuizResults = Fits | { readonly status: 'none' | 'flat' } | QuizFailure;
export interface QuizFailure {
  readonly status: 'failed';
  readonly message: string;
}

/** What is reckoned with where the results have no score. */
const NEUTRAL: ByTrait = { R: 3, I: 3, A: 3, S: 3, E: 3, C: 3 };

/** The results of the quiz that an address names (B-10, E-23). A failure is an answer too: the page stands without them. */
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

/** What a page about one thing says of how it fits. */
export type OwnFit =
  { readonly status: 'ready'; readonly fit: Fit; readonly scores: ByTrait } | Exclude<QuizResults, Fits>;

/** How one thing fits. One that the results do not know is as if there were no quiz. */
export const ownFit = (results: QuizResults, kind: 'careers' | 'pathways', id: string): OwnFit => {
  if (results.status !== 'ready') return results;
  const fit = results[kind][id];
  return fit ? { status: 'ready', fit, scores: results.scores } : { status: 'none' };
};
