import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, errorResponse } from '@signpost/api-client/base';
import {
  careersApi,
  type CareerCategory,
  type CareerPathway,
  type CareerSummary,
} from '@signpost/api-client/careers';
import { loadPart, partOf, type Loaded } from '@signpost/api-client/parts';
import { pageNotFound } from '@signpost/federation/contract';
import { byTitle } from '../../components/by-title';
import { payToSortBy } from '../../components/pay';
import { loadQuizResults, type QuizResults } from '../../components/quiz/quiz-results';
import { choiceOf, optionOf, valueOf, type AddressProblem } from '@signpost/api-client/filters';
import { CAREERS_PER_PAGE, readListAddress, type ListAddress } from './address';

/** Data of the career list. */
export interface ListData {
  readonly address: ListAddress;
  readonly problems: readonly AddressProblem[];
  readonly categories: Loaded<readonly CareerCategory[]>;
  /** The chosen category. */
  readonly category: CareerCategory | null;
  /** The careers of this page in order; empty on the list of categories. */
  readonly careers: Loaded<readonly CareerSummary[]>;
  readonly total: number;
  /** Pathways of the chosen category. */
  readonly pathways: Loaded<readonly CareerPathway[]>;
  readonly quiz: QuizResults;
}

/** Sorts careers. Those without a match in the quiz, or without published pay, come last. */
const inOrder = (careers: readonly CareerSummary[], { sort }: ListAddress, quiz: QuizResults) => {
  const percentOf = ({ id }: CareerSummary) =>
    quiz.status === 'ready' ? (quiz.careers[id]?.percent ?? -1) : -1;
  const titled = byTitle(careers);
  switch (sort) {
    case 'pay':
      return titled.sort((one, other) => payToSortBy(other) - payToSortBy(one));
    case 'match':
      return titled.sort((one, other) => percentOf(other) - percentOf(one));
    default:
      return titled;
  }
};

const unknownCategory = (): AddressProblem => ({
  field: 'category',
  message: t('We have no such category. These are all of them.'),
});

/**
 * Loads the list: the categories, or the careers of one or all of them, by title, pay or match with the quiz in
 * the address. Invalid parameters and an unknown category are reported with status 400; a page after the last is not
 * found (B-06). When careers or categories fail to load, only their part is missing and the status reports it.
 */
export const loader = async ({ context, request: { url } }: LoaderFunctionArgs) => {
  const { address: given, problems } = readListAddress(new URL(url).searchParams);
  const { listCareers, listCategories, listPathways } = careersApi.endpoints;
  // Sorting by match needs a quiz, so nothing is listed without one.
  const showsCareers = given.sort === 'match' ? given.assessmentId : (given.category ?? given.sort);
  const [categories, found, quiz] = await Promise.all([
    attempt(context, listCategories.initiate(undefined)),
    showsCareers ? attempt(context, listCareers.initiate({ country: 'england' })) : { data: [] },
    loadQuizResults(context, url),
  ]);
  // A category page needs the category's title and description, so a failure here is thrown.
  if ('error' in categories && given.category) throw errorResponse(categories.error);
  const known = 'data' in categories ? byTitle(categories.data) : [];
  const meant =
    given.category &&
    optionOf(
      known.map(({ id, title }) => choiceOf(id, title)),
      given.category,
    );
  const category = known.find(({ id }) => meant && id === valueOf(meant)) ?? null;
  const address: ListAddress = { ...given, category: meant ?? null };
  const all = 'data' in found ? found.data : [];
  const listed = category ? all.filter((career) => career.category?.id === category.id) : all;
  const first = (address.page - 1) * CAREERS_PER_PAGE;
  if (showsCareers && 'data' in found && first > 0 && first >= listed.length) throw pageNotFound(url);
  const careers = inOrder(listed, address, quiz).slice(first, first + CAREERS_PER_PAGE);
  const shown: ListData = {
    address,
    problems: given.category && !category ? [...problems, unknownCategory()] : problems,
    categories: 'data' in categories ? { data: known } : partOf(categories),
    category,
    careers: 'data' in found ? { data: careers } : partOf(found),
    total: listed.length,
    pathways: await loadPart(
      context,
      listPathways.initiate({ ids: category ? category.pathways.map(({ id }) => id) : [] }),
    ),
    quiz,
  };
  const failed = showsCareers ? found : categories;
  if ('error' in failed) return data(shown, { status: failed.error.status });
  return shown.problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
