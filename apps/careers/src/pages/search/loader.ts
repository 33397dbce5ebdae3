import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type CareerCategory, type CareerSummary } from '@signpost/api-client/careers';
import { loadPart, partOf, type Loaded } from '@signpost/api-client/parts';
import {
  relatedKinds,
  searchApi,
  spellingOf,
  type RelatedKind,
  type Understood,
} from '@signpost/api-client/search';
import { loadQuizResults, type QuizResults } from '../../components/quiz-results';
import type { Problem } from '../../components/read-address';

/** Longest text searched for, as the API has it. */
const LONGEST = 200;

/** What the search shows. */
export interface SearchData {
  readonly q: string;
  readonly problems: readonly Problem[];
  /** What was found, best first; none when nothing is searched for. */
  readonly careers: Loaded<readonly CareerSummary[]>;
  /** Where to look instead: when nothing is searched for or found. */
  readonly categories: Loaded<readonly CareerCategory[]>;
  readonly quiz: QuizResults;
  /** What the search service made of the words; absent where it does not say. */
  readonly understood: Understood | undefined;
  /** Another spelling that finds more. */
  readonly spelling: string | null;
  /** Other kinds of things that the words find, when no career was found. */
  readonly related: readonly RelatedKind[];
}

/** What the search service makes of the words. Nothing when it cannot be asked: the careers come by another call. */
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

/** Text without the characters that no keyboard makes. */
const readable = (text: string | null): string => (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, ' ').trim();

/**
 * Loads the search for `q`: careers by title and other titles, 50 at most (K-05); categories when there are none.
 * A failed search is part of the page: the box stays, and suggestions never take the page down.
 */
export const loader = async ({ context, request: { url } }: LoaderFunctionArgs) => {
  const asked = readable(new URL(url).searchParams.get('q'));
  const q = asked.slice(0, LONGEST);
  const problems =
    asked.length > LONGEST
      ? [
          {
            field: 'q',
            message: `Search words can be up to ${LONGEST} characters long. We used the first ${LONGEST}.`,
          },
        ]
      : [];
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
