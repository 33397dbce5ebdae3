import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { careersApi, type CareerCategory, type CareerSummary } from '@signpost/api-client/careers';
import { loadPart, partOf, type Loaded } from '@signpost/api-client/parts';
import { findSpelling, relatedKinds, type RelatedKind } from '@signpost/api-client/search';
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
  /** What leads on when no career was found; null otherwise. */
  readonly rescue: Rescue | null;
}

/** Another spelling that finds a career, and other kinds of things that the words find. */
export interface Rescue {
  readonly spelling: string | null;
  readonly related: readonly RelatedKind[];
}

const rescue = async (context: ContextReader, q: string): Promise<Rescue> => {
  const [spelling, related] = await Promise.all([
    findSpelling(context, 'careers', q),
    relatedKinds(context, q, 'careers'),
  ]);
  return { spelling, related };
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
  const [careers, quiz] = await Promise.all([
    q ? attempt(context, searchCareers.initiate(q)) : { data: [] },
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
    rescue: isEmpty ? await rescue(context, q) : null,
  };
  if ('error' in careers) return data(shown, { status: careers.error.status });
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
