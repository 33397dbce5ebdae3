import type { ContextReader } from '@signpost/api-client/base';
import { locationById, locationsApi, locationsByName, type LocationStory } from '@signpost/api-client/guides';
import type { Provider } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';

const { listLocations, listLocationStories } = locationsApi.endpoints;

/** Loads the guides to a provider's location: its town when it has one, its region and its nation, smallest first. */
export const loadPlace = async (
  context: ContextReader,
  { address: { location, region, country } }: Provider,
): Promise<Loaded<readonly LocationStory[]>> => {
  const places = await loadPart(context, listLocations.initiate(undefined));
  if ('failure' in places) return places;
  const names = [...new Set([location ?? '', region, country])];
  const ids = locationsByName(places.data, ...names).map(({ id }) => id);
  const stories = await loadPart(context, listLocationStories.initiate({ ids }));
  if ('failure' in stories) return stories;
  return { data: ids.flatMap((id) => locationById(stories.data, id) ?? []) };
};
