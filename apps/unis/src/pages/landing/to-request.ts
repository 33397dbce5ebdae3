import { PROVIDERS_PER_PAGE, type LatLng, type ProviderSearch } from '@signpost/api-client/unis';
import type { LandingSearch } from './search';

/** The call that lists what a search asks for; without a place there is no distance. */
export const toRequest = (search: LandingSearch, place: LatLng | null): ProviderSearch => {
  const sortBy = search.sortBy === 'distance' && !place ? 'name' : search.sortBy;
  const chosen = Object.values(search.chosen).some((values) => values.length > 0);
  return {
    offset: (search.page - 1) * PROVIDERS_PER_PAGE,
    ...(sortBy !== 'name' && { sortBy }),
    // Best, best paid and most come first; nearest and A to Z run upwards.
    ...(sortBy !== 'name' && sortBy !== 'distance' && { sort: 'DESC' as const }),
    ...(search.letter && { letter: search.letter }),
    ...(search.q && { query: search.q }),
    ...(search.exact && { enableRules: false as const }),
    ...(chosen && { filters: search.chosen }),
    ...(place && { near: { lat: place.lat, lng: place.lng } }),
    ...(place && search.radius && { radius: search.radius }),
  };
};
