import { writeFilters } from '@signpost/api-client/filters';
import { FILTER_TYPES, type ProviderFilterType } from '@signpost/api-client/unis';
import { EVERYTHING, type LandingSearch } from './search';

export const LANDING = '/explore/unis';

/** The one address of a search: only what differs from the plain landing, always in the same order. */
export const searchUrl = (search: LandingSearch): string => {
  const parameters = new URLSearchParams();
  if (search.q) parameters.set('q', search.q);
  if (search.q && search.exact) parameters.set('exact', '1');
  if (search.letter) parameters.set('letter', search.letter);
  writeFilters(
    parameters,
    FILTER_TYPES.flatMap((type) => [...search.chosen[type]].sort().map((name) => ({ name, type }))),
  );
  if (search.postcode) parameters.set('postcode', search.postcode);
  if (search.radius) parameters.set('radius', String(search.radius));
  if (search.sortBy !== EVERYTHING.sortBy) parameters.set('sort', search.sortBy);
  if (search.view !== EVERYTHING.view) parameters.set('view', search.view);
  if (search.page > 1) parameters.set('page', String(search.page));
  const query = parameters.toString();
  return query ? `${LANDING}?${query}` : LANDING;
};

/** The same search with some of it changed, back on its first page unless the change names one. */
export const changed = (search: LandingSearch, change: Partial<LandingSearch>): LandingSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** The same search for other words; the usual way unless `exact`. */
export const searching = (search: LandingSearch, q: string, exact = false): LandingSearch =>
  changed(search, { q, exact });

/** The same search without one choice of a filter. */
export const without = (search: LandingSearch, type: ProviderFilterType, value: string): LandingSearch =>
  changed(search, {
    chosen: { ...search.chosen, [type]: search.chosen[type].filter((chosen) => chosen !== value) },
  });
