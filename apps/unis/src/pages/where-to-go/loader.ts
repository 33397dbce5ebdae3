import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import { eventsApi } from '@signpost/api-client/events';
import { choiceOf, optionOf, valueOf, type Choice } from '@signpost/api-client/filters';
import { locationsApi, type Location, type LocationStory } from '@signpost/api-client/guides';
import { providerPlacesApi, unisApi, type LatLng, type ProviderPlaceSearch } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate } from '@signpost/api-client/geocode';
import { unknownFilter } from '../../components/unknown-filter';
import { OpenDaysPart } from './parts';
import type { WhereData } from './page-data';
import { hasOpenDayFilters, NEXT_SHOWN, readWhereSearch, type WhereSearch } from './search';

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

/** The place that the address means; null for an unknown one. */
const knownPlace = (given: Choice | null, locations: readonly Location[]): Choice | null => {
  const options = locations.map(({ id, title }) => choiceOf(id, title));
  return (given && optionOf(options, given)) ?? null;
};

/**
 * Loads the page "Where to go". Unusable filters, such as an unknown place, are reported and left out with status
 * 400. It needs the places; each other call can fail separately.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const { search: given, problems } = readWhereSearch(parameters);
  const [located, locations] = await Promise.all([
    locate(context, parameters),
    load(context, locationsApi.endpoints.listLocations.initiate(undefined)),
  ]);
  const place = knownPlace(given.location, locations);
  const story = place ? await loadStory(context, valueOf(place)) : { data: null };
  const isUnknown = given.location !== null && 'data' in story && story.data === null;
  const search: WhereSearch = { ...given, location: isUnknown ? null : place };
  const around =
    located?.found.outcome === 'found' ? { lat: located.found.lat, lng: located.found.lng } : null;
  const providerFilter = providersOf('data' in story ? story.data : null, around, search.radius);
  const [providers, regions, openDays] = await Promise.all([
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
  const shown: WhereData = {
    search,
    problems: [
      ...problems,
      ...(isUnknown && given.location
        ? [{ field: 'location', message: unknownFilter('location', [given.location.name]) }]
        : []),
    ],
    located,
    story: 'data' in story ? story.data : null,
    locations,
    providers: 'failure' in story ? story : providers,
    regions: 'data' in regions ? { data: regions.data.facets.region } : regions,
    openDays,
  };
  return shown.problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
