import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type Fit } from '@signpost/api-client/careers';
import { readAssessmentId } from '@signpost/identity';

/** How everything fits one visitor's quiz, by id. */
export interface Fits {
  readonly status: 'ready';
  readonly careers: Readonly<Record<string, Fit>>;
  readonly pathways: Readonly<Record<string, Fit>>;
  /** What each interest is called. */
  readonly traits: Readonly<Record<string, string>>;
}

/** Why there are no fits: no quiz in the address, one that likes everything the same, or results that did not come. */
export type QuizResults = Fits | { readonly status: 'none' | 'flat' } | QuizFailure;
export interface QuizFailure {
  readonly status: 'failed';
  readonly message: string;
}

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
    traits: Object.fromEntries(traits.map(({ id: trait, title }) => [trait, title])),
  };
};

/** What a page about one thing says of how it fits. */
export type OwnFit = { readonly status: 'ready'; readonly fit: Fit } | Exclude<QuizResults, Fits>;

/** How one thing fits. One that the results do not know is as if there were no quiz. */
export const ownFit = (results: QuizResults, kind: 'careers' | 'pathways', id: string): OwnFit => {
  if (results.status !== 'ready') return results;
  const fit = results[kind][id];
  return fit ? { status: 'ready', fit } : { status: 'none' };
};
