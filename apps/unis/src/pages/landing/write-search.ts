import { filtersOf, withoutChoice, writeFilters, type Choice } from '@signpost/api-client/filters';
import { FILTER_TYPES, type ProviderFilterType } from '@signpost/api-client/unis';
import { EVERYTHING, type LandingSearch } from './search';

export const LANDING = '/explore/unis';

/** Returns the canonical address of a search: only values that differ from the defaults, in a fixed order. */
export const searchUrl = (search: LandingSearch): string => {
  const parameters = new URLSearchParams();
  if (search.q) parameters.set('q', search.q);
  if (search.q && search.exact) parameters.set('exact', '1');
  if (search.letter) parameters.set('letter', search.letter);
  writeFilters(parameters, filtersOf(search.chosen, FILTER_TYPES));
  if (search.postcode) parameters.set('postcode', search.postcode);
  if (search.radius) parameters.set('radius', String(search.radius));
  if (search.sortBy !== EVERYTHING.sortBy) parameters.set('sort', search.sortBy);
  if (search.view !== EVERYTHING.view) parameters.set('view', search.view);
  if (search.page > 1) parameters.set('page', String(search.page));
  const query = parameters.toString();
  return query ? `${LANDING}?${query}` : LANDING;
};

/** Returns the search with changes, on its first page unless they set one. */
export const changed = (search: LandingSearch, change: Partial<LandingSearch>): LandingSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** Returns the search for other words; not exact unless `exact` is set. */
export const searching = (search: LandingSearch, q: string, exact = false): LandingSearch =>
  changed(search, { q, exact });

/** Returns the search without one option of a filter. */
export const without = (search: LandingSearch, type: ProviderFilterType, choice: Choice): LandingSearch =>
  changed(search, { chosen: withoutChoice(search.chosen, type, choice) });
