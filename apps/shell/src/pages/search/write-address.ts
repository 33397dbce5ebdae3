import {
  FILTERS_PARAMETER,
  filtersOf,
  withoutChoice,
  writeFilter,
  writeFilters,
  type Choice,
  type Filter,
} from '@signpost/api-client/filters';
import type { SearchKind } from '@signpost/api-client/search';
import { SEARCH, type SearchAddress } from './address';
import { searchOptions } from './searched';

/** Returns the path of one kind's results. */
export const pathOf = (kind: SearchKind): string => `${SEARCH}/${kind}`;

/** Returns the landing's address for these words; `exact` derives no filters from them. */
export const landingUrl = (q: string, exact = false): string =>
  q ? `${SEARCH}?${new URLSearchParams({ q, ...(exact && { exact: '1' }) })}` : SEARCH;

const filtersIn = ({ kind, chosen }: SearchAddress): Filter[] =>
  filtersOf(
    chosen,
    searchOptions()[kind].facets.map(({ name }) => name),
  );

/** Returns the canonical address of a search: only values that differ from the default, always in the same order. */
export const searchUrl = (address: SearchAddress): string => {
  const parameters = new URLSearchParams();
  if (address.q) parameters.set('q', address.q);
  if (address.q && address.exact) parameters.set('exact', '1');
  writeFilters(parameters, filtersIn(address));
  if (address.postcode) parameters.set('postcode', address.postcode);
  if (address.radius) parameters.set('radius', String(address.radius));
  if (address.sort) parameters.set('sort', address.sort);
  if (address.view === 'map') parameters.set('view', 'map');
  if (address.page > 1) parameters.set('page', String(address.page));
  const query = parameters.toString();
  return query ? `${pathOf(address.kind)}?${query}` : pathOf(address.kind);
};

/** Returns the search with some values changed, on its first page unless the change names one. */
export const withChanges = (address: SearchAddress, change: Partial<SearchAddress>): SearchAddress => ({
  ...address,
  page: 1,
  ...change,
});

/** Returns the search for other words; literally if `exact`. */
export const withWords = (address: SearchAddress, q: string, exact = false): SearchAddress =>
  withChanges(address, { q, exact });

/** Returns the search without one facet value. */
export const withoutValue = (address: SearchAddress, facet: string, choice: Choice): SearchAddress => {
  const { [facet]: left = [], ...others } = withoutChoice(address.chosen, facet, choice);
  return withChanges(address, { chosen: left.length > 0 ? { ...others, [facet]: left } : others });
};

/** Returns the hidden fields for values that a form does not ask for itself; empty ones are left out. */
export const hiddenFields = (
  address: SearchAddress,
  asked: readonly string[],
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries({
      q: address.q,
      exact: address.q && address.exact ? '1' : '',
      [FILTERS_PARAMETER]: filtersIn(address).map(writeFilter),
      postcode: address.postcode ?? '',
      radius: address.radius ? String(address.radius) : '',
      sort: address.sort ?? '',
      view: address.view === 'map' ? 'map' : '',
    }).filter(([name, value]) => !asked.includes(name) && value.length > 0),
  );
