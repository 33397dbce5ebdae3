import { valueOf } from '@signpost/api-client/filters';
import { PROVIDERS_PER_PAGE, type LatLng, type ProviderSearch } from '@signpost/api-client/unis';
import type { LandingSearch } from './search';

/** Returns the list request for a search; without a location it has no distance. */
export const toRequest = (search: LandingSearch, place: LatLng | null): ProviderSearch => {
  const sortBy = search.sortBy === 'distance' && !place ? 'name' : search.sortBy;
  const { subject, mode, tariff, country, region, tef } = search.chosen;
  return {
    offset: (search.page - 1) * PROVIDERS_PER_PAGE,
    ...(sortBy !== 'name' && { sortBy }),
    // Descending for rating, pay and number of courses; ascending for distance and name.
    ...(sortBy !== 'name' && sortBy !== 'distance' && { sort: 'DESC' as const }),
    ...(search.letter && { letter: search.letter }),
    ...(search.q && { query: search.q }),
    ...(search.exact && { enableRules: false as const }),
    subjects: subject.map(valueOf),
    mode: mode.map(valueOf),
    filters: {
      tariff: tariff.map(valueOf),
      country: country.map(valueOf),
      region: region.map(valueOf),
      tef: tef.map(valueOf),
    },
    ...(place && { near: { lat: place.lat, lng: place.lng } }),
    ...(place && search.radius && { radius: search.radius }),
  };
};
