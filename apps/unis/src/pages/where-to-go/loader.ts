import type { LoaderFunctionArgs } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import { eventsApi } from '@signpost/api-client/events';
import { locationsApi, type LocationStory } from '@signpost/api-client/guides';
import { providerPlacesApi, unisApi, type LatLng, type ProviderPlaceSearch } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate } from '@signpost/api-client/geocode';
import { OpenDaysPart } from './parts';
import type { WhereData } from './page-data';
import { hasOpenDayFilters, NEXT_SHOWN, readWhereSearch } from './search';

/** Returns the filter for the providers of a place; null when the place cannot have any. */
const providersOf = (
  story: LocationStory | null,
  around: LatLng | null,
  radius: number,
): ProviderPlaceSearch | null => {
  if (around) return { near: around, radius };
  if (!story) return {};
  const { type, nation, region, latlon, radius: reach } = story;
  if (type === 'city-guide') return latlon && reach !== null ? { near: latlon, radius: reach } : null;
  if (region) return { filters: { region: [region] } };
  return nation ? { filters: { country: [nation] } } : null;
};

const loadStory = async (context: ContextReader, id: string): Promise<Loaded<LocationStory | null>> => {
  const found = await loadPart(context, locationsApi.endpoints.listLocationStories.initiate({ ids: [id] }));
  return 'data' in found ? { data: found.data[0] ?? null } : found;
};

/** Loads the page "Where to go". An unknown place is not found (B-06). It needs the places; each other call can fail
 * separately. */
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
  const providerFilter = providersOf(place, around, search.radius);
  const [locations, providers, regions, openDays] = await Promise.all([
    load(context, locationsApi.endpoints.listLocations.initiate(undefined)),
    providerFilter
      ? loadPart(context, providerPlacesApi.endpoints.listProviderPlaces.initiate(providerFilter))
      : { data: [] },
    loadPart(context, unisApi.endpoints.listProviders.initiate({ limit: 1 })),
    loadPart(
      context,
      eventsApi.endpoints.listOpenDays.initiate(
        hasOpenDayFilters({ search, located }) ? {} : { limit: NEXT_SHOWN },
      ),
    ),
    OpenDaysPart.ready(),
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
