export { locationsApi } from './endpoints';
export { filterLocations, locationById, locationsByName, locationsByType } from './lookups';
export type { Location, LocationFact, LocationGuide, LocationStory, LocationType } from './types';
