import type { Location, LocationType } from './types';

const folded = (text: string): string => text.trim().toLowerCase();

/**
 * The places with these names, in the order of the names; unknown names are omitted, no names return none (S-08, V-02).
 */
export const locationsByName = <Place extends Location>(
  locations: readonly Place[],
  ...names: readonly string[]
): Place[] => names.flatMap((name) => locations.find(({ title }) => folded(title) === folded(name)) ?? []);

/** The place with this id (S-08). */
export const locationById = <Place extends Location>(
  locations: readonly Place[],
  id: string,
): Place | undefined => locations.find((location) => location.id === id);

/** The places of one type (S-08). */
export const locationsByType = <Place extends Location>(
  locations: readonly Place[],
  type: LocationType,
): Place[] => locations.filter((location) => location.type === type);

/** The places by which courses can be filtered (S-08). */
export const filterLocations = <Place extends Location>(locations: readonly Place[]): Place[] =>
  locations.filter(({ isFilter }) => isFilter);
