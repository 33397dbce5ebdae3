import { load, type ContextReader } from '@signpost/api-client/base';
import { locationsApi, subjectsApi, type Location, type Subject } from '@signpost/api-client/guides';

/** The lists of subjects and places that the site uses. */
export interface Lists {
  readonly subjects: readonly Subject[];
  readonly locations: readonly Location[];
}

/** Loads the lists of subjects and places, once for each store (S-07). Throws what `load` throws. */
export const loadLists = async (context: ContextReader): Promise<Lists> => {
  const [subjects, locations] = await Promise.all([
    load(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    load(context, locationsApi.endpoints.listLocations.initiate(undefined)),
  ]);
  return { subjects, locations };
};
