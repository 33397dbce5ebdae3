import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { everyPage, PAGE, type ListPage } from './every-page';
import { toSummary } from './mapper';
import { listRequest } from './request';
import { RawSummary } from './schema';
import type { LatLng, ProviderSearch } from './types';

/** A provider as a point on a map, no more: hundreds of them travel with a page. */
export interface ProviderPlace extends LatLng {
  readonly shortProviderId: string;
  readonly name: string;
  /** Its town, else its nation. */
  readonly town: string;
}

/** Degrees to some ten metres: nobody sees more on the map. */
const coarse = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Which providers; without any part of it, all. */
export type ProviderPlaceSearch = Pick<ProviderSearch, 'filters' | 'near' | 'radius'>;

const fetchPage = fetching<ProviderPlaceSearch & { readonly offset: number }, ListPage<ProviderPlace>>({
  subject: 'unis',
  request: (search) => listRequest({ ...search, limit: PAGE }),
  read: (answer, report) => ({
    total: v.parse(v.number(), memberOf(answer, 'total')),
    results: readEach(RawSummary, memberOf(answer, 'results'), 'A provider', report).flatMap((raw) => {
      const { latlon, shortProviderId, name, address } = toSummary(raw);
      const town = address.location ?? address.country;
      return latlon
        ? [{ lat: coarse(latlon.lat), lng: coarse(latlon.lng), shortProviderId, name, town }]
        : [];
    }),
  }),
});

/**
 * Providers as points: `listProviderPlaces(search)` gives all that a search finds (C-05), a thousand at most; those
 * without a position are left out. Failures read `There has been a problem fetching unis`.
 */
export const providerPlacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviderPlaces: build.query<readonly ProviderPlace[], ProviderPlaceSearch>({
      queryFn: everyPage<ProviderPlaceSearch, ProviderPlace>(fetchPage),
    }),
  }),
});
