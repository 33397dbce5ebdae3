import { FILTERS_PARAMETER, filtersOf, writeFilter } from '@signpost/api-client/filters';
import { FILTER_TYPES } from '@signpost/api-client/unis';
import type { LandingSearch } from './search';

type Fields = Record<string, string | readonly string[]>;

/** Parts of a search that a form may have to keep, by parameter name. */
const ALL = (search: LandingSearch): Fields => ({
  q: search.q,
  exact: search.q && search.exact ? '1' : '',
  letter: search.letter ?? '',
  [FILTERS_PARAMETER]: filtersOf(search.chosen, FILTER_TYPES).map(writeFilter),
  postcode: search.postcode ?? '',
  radius: search.radius ? String(search.radius) : '',
  sort: search.sortBy === 'name' ? '' : search.sortBy,
  view: search.view === 'list' ? '' : search.view,
});

/** Returns the hidden fields that a form must keep because it has no input for them, without empty ones. */
export const kept = (search: LandingSearch, inputNames: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(ALL(search)).filter(([name, value]) => !inputNames.includes(name) && value.length > 0),
  );
