import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContextReader } from '@signpost/api-client/base';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { locationsApi, type Location, type LocationStory } from '@signpost/api-client/guides';
import {
  providerPlacesApi,
  unisApi,
  type Facet,
  type LatLng,
  type ProviderPlace,
  type ProviderPlaceSearch,
} from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate, type Located } from '@signpost/api-client/geocode';
import { asksOpenDays, NEXT_SHOWN, readWhereSearch, type WhereSearch } from './search';

/** Where the page looks: around a postcode, in a place of ours, or everywhere. */
export interface WhereData {
  readonly search: WhereSearch;
  readonly located: Located | null;
  /** The guide to the place that the address names. */
  readonly story: LocationStory | null;
  readonly locations: Loaded<readonly Location[]>;
  readonly providers: Loaded<readonly ProviderPlace[]>;
  /** How many providers each region has. */
  readonly regions: Loaded<readonly Facet[]>;
  /** The next open days; every one to come (K-03) where the address narrows them, which the page then does. */
  readonly openDays: Loaded<readonly OpenDay[]>;
}

/** How far a city reaches, in miles. */
const CITY_RADIUS = 12;

/** Which providers belong to a place; null where none can. */
const providersOf = (
  story: LocationStory | null,
  around: LatLng | null,
  radius: number,
): ProviderPlaceSearch | null => {
  if (around) return { near: around, radius };
  if (!story) return {};
  const { type, nation, region, latlon } = story;
  if (type === 'city-guide') return latlon && { near: latlon, radius: CITY_RADIUS };
  if (region) return { filters: { region: [region] } };
  return nation ? { filters: { country: [nation] } } : null;
};

const loadStory = async (context: ContextReader, id: string): Promise<Loaded<LocationStory | null>> => {
  const found = await loadPart(context, locationsApi.endpoints.listLocationStories.initiate({ ids: [id] }));
  return 'data' in found ? { data: found.data[0] ?? null } : found;
};

/** Loads where to go. A place that nobody knows is not found (B-06); each call that fails costs its own part. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<WhereData> => {
  const parameters = new URL(request.url).searchParams;
  const search = readWhereSearch(parameters);
  const [located, story] = await Promise.all([
    locate(context, parameters),
    search.location === null ? { data: null } : loadStory(context, search.location),
  ]);
  if (parameters.get('location') && 'data' in story && !story.data) throw pageNotFound(request.url);
  const place = 'data' in story ? story.data : null;
  const around =
    located?.found.outcome === 'found' ? { lat: located.found.lat, lng: located.found.lng } : null;
  const wanted = providersOf(place, around, search.radius);
  const [locations, providers, regions, openDays] = await Promise.all([
    loadPart(context, locationsApi.endpoints.listLocations.initiate(undefined)),
    wanted
      ? loadPart(context, providerPlacesApi.endpoints.listProviderPlaces.initiate(wanted))
      : { data: [] },
    loadPart(context, unisApi.endpoints.listProviders.initiate({ limit: 1 })),
    loadPart(
      context,
      eventsApi.endpoints.listOpenDays.initiate(
        asksOpenDays({ search, located }) ? {} : { limit: NEXT_SHOWN },
      ),
    ),
  ]);
  return {
    search,
    located,
    story: place,
    locations,
    providers: 'failure' in story ? story : providers,
    regions: 'data' in regions ? { data: regions.data.facets.region } : regions,
    openDays,
  };
};
