import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { everyPage, PAGE, type ListPage } from './every-page';
import { toSummary } from './mapper';
import { listRequest } from './request';
import { RawSummary } from './schema';
import type { LatLng, ProviderSearch } from './types';

/** A provider as a map point, kept small because hundreds of them are serialised into a page. */
export interface ProviderPlace extends LatLng {
  readonly shortProviderId: string;
  readonly name: string;
  /** Its town, else its nation. */
  readonly town: string;
}

/** Rounds degrees to about ten metres, which is finer than the map shows. */
const coarse = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Selects providers; all of them when empty. */
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
 * Providers as map points: `listProviderPlaces(search)` returns all results of a search (C-05), 1,000 at most, without
 * those that have no position. The error message is `There has been a problem fetching unis`.
 */
export const providerPlacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviderPlaces: build.query<readonly ProviderPlace[], ProviderPlaceSearch>({
      queryFn: everyPage<ProviderPlaceSearch, ProviderPlace>(fetchPage),
    }),
  }),
});
