import { load, type ContextReader } from '@signpost/api-client/base';
import { locationsApi, subjectsApi, type Location, type Subject } from '@signpost/api-client/guides';

/** Loads the subjects, once for each store (S-07). Throws what `load` throws. */
export const loadSubjects = (context: ContextReader): Promise<readonly Subject[]> =>
  load(context, subjectsApi.endpoints.listSubjects.initiate(undefined));

/** Loads the places to study, once for each store (S-07). Throws what `load` throws. */
export const loadLocations = (context: ContextReader): Promise<readonly Location[]> =>
  load(context, locationsApi.endpoints.listLocations.initiate(undefined));
