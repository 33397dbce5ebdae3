import { api, fetching } from '@signpost/api-client/base';
import { graphRequest } from '../graph';
import { readLocations, readLocationStories } from './mapper';
import type { Location, LocationStory } from './types';

const STORIES = `query($ids: [ID!]) { locationGuides(ids: $ids) { items {
  nid id title summary url image article16by10Image type
  body language banner facts { label value source } nation region latitude longitude radius
} } }`;

/**
 * Places to study. `listLocations(undefined)` (C-22): all locations; cached once loaded (S-07). `listLocationStories({
 * ids })` (C-13): their guides, cached in memory once loaded (S-06); no call for `ids: []` (V-02). Error messages are
 * `There has been a problem fetching locations`, or `Error parsing response` without a list.
 */
export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLocations: build.query<readonly Location[], undefined>({
      keepUnusedDataFor: Infinity,
      queryFn: fetching<undefined, readonly Location[]>({
        subject: 'locations',
        request: () => '/api/v1/locations',
        read: readLocations,
      }),
    }),
    listLocationStories: build.query<readonly LocationStory[], { readonly ids: readonly string[] }>({
      keepUnusedDataFor: Infinity,
      queryFn: fetching<{ readonly ids: readonly string[] }, readonly LocationStory[]>({
        subject: 'locations',
        request: ({ ids }) => (ids.length === 0 ? { empty: [] } : graphRequest(STORIES, { ids })),
        read: readLocationStories,
      }),
    }),
  }),
});
