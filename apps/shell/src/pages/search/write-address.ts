import { FILTERS_PARAMETER, writeFilter, writeFilters, type Filter } from '@signpost/api-client/filters';
import type { SearchKind } from '@signpost/api-client/search';
import { SEARCH, type SearchAddress } from './address';
import { SEARCHED } from './searched';

/** The path of one kind's results. */
export const pathOf = (kind: SearchKind): string => `${SEARCH}/${kind}`;

/** The landing's address for these words; `exact` understands no filters from them. */
export const landingUrl = (q: string, exact = false): string =>
  q ? `${SEARCH}?${new URLSearchParams({ q, ...(exact && { exact: '1' }) })}` : SEARCH;

/** Choices as the list of B-01, in the order of the kind's facets. */
const filtersOf = ({ kind, chosen }: SearchAddress): Filter[] =>
  SEARCHED[kind].facets.flatMap(({ name: type }) =>
    [...(chosen[type] ?? [])].sort().map((name) => ({ name, type })),
  );

/** The one address of a search: only what differs from the plain page, always in the same order. */
export const searchUrl = (address: SearchAddress): string => {
  const parameters = new URLSearchParams();
  if (address.q) parameters.set('q', address.q);
  if (address.q && address.exact) parameters.set('exact', '1');
  writeFilters(parameters, filtersOf(address));
  if (address.postcode) parameters.set('postcode', address.postcode);
  if (address.radius) parameters.set('radius', String(address.radius));
  if (address.sort) parameters.set('sort', address.sort);
  if (address.view === 'map') parameters.set('view', 'map');
  if (address.page > 1) parameters.set('page', String(address.page));
  const query = parameters.toString();
  return query ? `${pathOf(address.kind)}?${query}` : pathOf(address.kind);
};

/** The same search with some of it changed, back on its first page unless the change names one. */
export const changed = (address: SearchAddress, change: Partial<SearchAddress>): SearchAddress => ({
  ...address,
  page: 1,
  ...change,
});

/** The same search for other words; the usual way unless `exact`. */
export const searching = (address: SearchAddress, q: string, exact = false): SearchAddress =>
  changed(address, { q, exact });

/** The same search without one choice of a facet. */
export const without = (address: SearchAddress, facet: string, value: string): SearchAddress => {
  const { [facet]: values = [], ...others } = address.chosen;
  const left = values.filter((chosen) => chosen !== value);
  return changed(address, { chosen: left.length > 0 ? { ...others, [facet]: left } : others });
};

/** The fields a form must carry along because it does not ask for them itself; empty ones are left out. */
export const keptFields = (
  address: SearchAddress,
  asked: readonly string[],
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries({
      q: address.q,
      exact: address.q && address.exact ? '1' : '',
      [FILTERS_PARAMETER]: filtersOf(address).map(writeFilter),
      postcode: address.postcode ?? '',
      radius: address.radius ? String(address.radius) : '',
      sort: address.sort ?? '',
      view: address.view === 'map' ? 'map' : '',
    }).filter(([name, value]) => !asked.includes(name) && value.length > 0),
  );
