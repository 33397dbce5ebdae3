import { data } from 'react-router-dom';
import { attempt, load, type Attempt } from '@signpost/api-client/base';
import {
  careersApi,
  type CareerCategory,
  type CareerPathway,
  type CareerSummary,
} from '@signpost/api-client/careers';
import { pageNotFound } from '@signpost/federation/contract';
import { payToSortBy } from '../../components/pay';
import { keepContext } from '../../components/page-context';
import { loadQuizResults, type QuizResults } from '../../components/quiz-results';
import type { PageArgs } from '../../components/use-own-quiz';
import type { Problem } from '../../components/read-address';
import { readListAddress, type ListAddress } from './address';

/** Careers on one page. */
export const CAREERS_PER_PAGE = 48;

/** What the list shows. */
export interface ListData {
  readonly address: ListAddress;
  readonly problems: readonly Problem[];
  readonly categories: readonly CareerCategory[];
  /** The one that was chosen. */
  readonly category: CareerCategory | null;
  /** The careers of this page, in order; none on the list of categories. */
  readonly careers: readonly CareerSummary[];
  readonly total: number;
  /** Pathways of the chosen category. */
  readonly pathways: Attempt<readonly CareerPathway[]>;
  readonly quiz: QuizResults;
}

/** The order asked for. Careers that the quiz does not know, and those whose pay is not published, come last. */
const inOrder = (careers: readonly CareerSummary[], { sort }: ListAddress, quiz: QuizResults) => {
  const percentOf = ({ id }: CareerSummary) =>
    quiz.status === 'ready' ? (quiz.careers[id]?.percent ?? -1) : -1;
  const byTitle = [...careers].sort((one, other) => one.title.localeCompare(other.title, 'en'));
  switch (sort) {
    case 'pay':
      return byTitle.sort((one, other) => payToSortBy(other) - payToSortBy(one));
    case 'match':
      return byTitle.sort((one, other) => percentOf(other) - percentOf(one));
    default:
      return byTitle;
  }
};

/**
 * Loads the list: the categories, or the careers of one or of all, by title, pay or match with the quiz that the
 * address names. Parts of the address that mean nothing are named with status 400; an unknown category and a page after
 * the last are not found (B-06).
 */
export const loader = async ({ context, request: { url } }: PageArgs) => {
  keepContext(context);
  const { address, problems } = readListAddress(new URL(url).searchParams);
  const { listCareers, listCategories, listPathways } = careersApi.endpoints;
  // By match without a quiz there is nothing to list.
  const showsCareers = address.sort === 'match' ? address.assessmentId : (address.category ?? address.sort);
  const [categories, all, quiz] = await Promise.all([
    load(context, listCategories.initiate(undefined)),
    showsCareers ? load(context, listCareers.initiate({ country: 'england' })) : [],
    loadQuizResults(context, url),
  ]);
  const category = categories.find(({ id }) => id === address.category) ?? null;
  if (address.category && !category) throw pageNotFound(url);
  const listed = category ? all.filter((career) => career.category?.id === category.id) : all;
  const first = (address.page - 1) * CAREERS_PER_PAGE;
  if (showsCareers && first > 0 && first >= listed.length) throw pageNotFound(url);
  const shown: ListData = {
    address,
    problems,
    categories,
    category,
    careers: inOrder(listed, address, quiz).slice(first, first + CAREERS_PER_PAGE),
    total: listed.length,
    pathways: await attempt(
      context,
      listPathways.initiate({ ids: category ? category.pathways.map(({ id }) => id) : [] }),
    ),
    quiz,
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
