import { t } from '@signpost/language';
import * as v from 'valibot';
import { ASSESSMENT_PARAMETER, readAssessmentId } from '@signpost/identity';
import { LIST } from '../../components/addresses';
import { addressReader, writeFilters, type AddressProblem, type Choice } from '@signpost/api-client/filters';

/** Careers per page. */
export const CAREERS_PER_PAGE = 48;

/** Sort orders of careers, with parameter value and label. */
export const ORDERS = {
  get title() {
    return t('A to Z');
  },
  get pay() {
    return t('Highest pay');
  },
  get match() {
    return t('Best match');
  },
} as const;
export type Order = keyof typeof ORDERS;

/** State of the list as parsed from its address. */
export interface ListAddress {
  /** A category. */
  readonly category: Choice | null;
  /** Null on the list of categories, and within a category for A to Z. */
  readonly sort: Order | null;
  readonly page: number;
  /** Quiz whose matches are shown; kept in links for visitors without JavaScript. */
  readonly assessmentId: string | null;
}

/** Default state of the list: the categories. */
export const CATEGORIES: ListAddress = { category: null, sort: null, page: 1, assessmentId: null };

const Sort = v.picklist(Object.keys(ORDERS) as Order[]);

/**
 * Parses the list's address: the shared `filters` list (B-01), or the id of a category alone. Invalid parts are reported
 * and left out. Never throws.
 */
export const readListAddress = (
  parameters: URLSearchParams,
): { readonly address: ListAddress; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readChoices, readPage } = addressReader(parameters);
  const { category } = readChoices([{ name: 'category', legend: 'category', max: 1 }]);
  const address = {
    category: category[0] ?? null,
    sort: read('sort', Sort, t('We do not know that order. The list is in A to Z order.')),
    page: readPage(),
    assessmentId: readAssessmentId(parameters) || null,
  };
  return { address, problems };
};

/** Returns the canonical address of a list: only values that differ from the defaults, in a fixed order. */
export const listUrl = ({ category, sort, page, assessmentId }: ListAddress): string => {
  const parameters = new URLSearchParams();
  if (category) writeFilters(parameters, [{ ...category, type: 'category' }]);
  if (sort && !(category && sort === 'title')) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  if (assessmentId) parameters.set(ASSESSMENT_PARAMETER, assessmentId);
  const query = parameters.toString();
  return query ? `${LIST}?${query}` : LIST;
};
