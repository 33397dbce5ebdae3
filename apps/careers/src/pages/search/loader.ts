import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type CareerCategory, type CareerSummary } from '@signpost/api-client/careers';
import { loadPart, partOf, type Loaded } from '@signpost/api-client/parts';
import {
  relatedKinds,
  searchApi,
  spellingOf,
  type RelatedKind,
  type QueryInterpretation,
} from '@signpost/api-client/search';
import { loadQuizResults, type QuizResults } from '../../components/quiz/quiz-results';
import { addressReader, type AddressProblem } from '@signpost/api-client/filters';

/** Data of the career search. */
export interface SearchData {
  readonly q: string;
  readonly problems: readonly AddressProblem[];
  /** Careers found, highest rank first; empty without a query. */
  readonly careers: Loaded<readonly CareerSummary[]>;
  /** Categories, shown when there is no query or no result. */
  readonly categories: Loaded<readonly CareerCategory[]>;
  readonly quiz: QuizResults;
  /** How the search service interpreted the words; absent when it does not say. */
  readonly understood: QueryInterpretation | undefined;
  /** Alternative spelling with more results. */
  readonly spelling: string | null;
  /** Other kinds of records that match the words, when no career was found. */
  readonly related: readonly RelatedKind[];
}

/**
 * Requests the search service's interpretation of the words. Undefined when it fails: careers come from another call.
 */
const madeOf = async (
  context: ContextReader,
  query: string,
): Promise<Pick<SearchData, 'understood' | 'spelling'>> => {
  const nothing = { understood: undefined, spelling: null };
  if (!query) return nothing;
  const request = { kind: 'careers', query, perPage: 0 } as const;
  const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
  if (!('data' in outcome)) return nothing;
  return { understood: outcome.data.understood, spelling: spellingOf(outcome.data) };
};

/**
 * Loads the search for `q`: careers by title and alternative titles, 50 at most (K-05); categories when there
 * are none. A failed search is shown in the page: the search box stays, and suggestions never fail the page.
 */
export const loader = async ({ context, request: { url } }: LoaderFunctionArgs) => {
  const { problems, readChoices, readQuery } = addressReader(new URL(url).searchParams);
  const q = readQuery();
  // This search has no filters, so each one in the address is named as unusable.
  readChoices([]);
  const { listCategories, searchCareers } = careersApi.endpoints;
  const [careers, made, quiz] = await Promise.all([
    q ? attempt(context, searchCareers.initiate(q)) : { data: [] },
    madeOf(context, q),
    loadQuizResults(context, url),
  ]);
  const categories: SearchData['categories'] =
    'data' in careers && careers.data.length > 0
      ? { data: [] }
      : await loadPart(context, listCategories.initiate(undefined));
  const isEmpty = q !== '' && 'data' in careers && careers.data.length === 0;
  const shown: SearchData = {
    q,
    problems,
    careers: partOf(careers),
    categories,
    quiz,
    ...made,
    related: isEmpty ? await relatedKinds(context, q, 'careers') : [],
  };
  if ('error' in careers) return data(shown, { status: careers.error.status });
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
