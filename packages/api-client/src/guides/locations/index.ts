export { locationsApi } from './endpoints';
export { filterLocations, locationById, locationsByName, locationsByType } from './lookups';
export type { Location, LocationStory } from './types';
