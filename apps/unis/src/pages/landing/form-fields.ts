import { FILTERS_PARAMETER, writeFilter } from '@signpost/api-client/filters';
import { FILTER_TYPES } from '@signpost/api-client/unis';
import type { LandingSearch } from './search';

type Fields = Record<string, string | readonly string[]>;

/** The parts of a search that a form may have to keep in the address, by the name of their parameter. */
const ALL = (search: LandingSearch): Fields => ({
  q: search.q,
  exact: search.q && search.exact ? '1' : '',
  letter: search.letter ?? '',
  [FILTERS_PARAMETER]: FILTER_TYPES.flatMap((type) =>
    search.chosen[type].map((name) => writeFilter({ name, type })),
  ),
  postcode: search.postcode ?? '',
  radius: search.radius ? String(search.radius) : '',
  sort: search.sortBy === 'name' ? '' : search.sortBy,
  view: search.view === 'list' ? '' : search.view,
});

/** The fields a form must carry along because it does not ask for them itself; empty ones are left out. */
export const kept = (search: LandingSearch, asked: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(ALL(search)).filter(([name, value]) => !asked.includes(name) && value.length > 0),
  );
