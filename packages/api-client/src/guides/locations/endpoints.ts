import { api, fetching } from '@signpost/api-client/base';
import { GRAPH_LIMIT, graphRequest } from '../graph';
import { readLocationGuides, readLocations, readLocationStories } from './mapper';
import type { Location, LocationGuide, LocationStory } from './types';

const GUIDES = `query($limit: Int, $ids: [ID!]) { locationGuides(limit: $limit, ids: $ids) { items {
  nid id title summary url image article16by10Image type
} } }`;

const STORIES = `query($ids: [ID!]) { locationGuides(ids: $ids) { items {
  nid id title summary url image article16by10Image type
  body banner facts { label value source } nation region latitude longitude
} } }`;

/**
 * Places to study. `listLocations(undefined)` (C-22): all locations; cached once loaded (S-07). `listLocationGuides({
 * ids? })` (C-13): their guides, 100 at most (K-04); no call for `ids: []` (V-02); cached in memory (S-06).
 * `listLocationStories({ ids })` (C-13): some of them with texts and facts; no call for `ids: []` (V-02). Error
 * messages are `There has been a problem fetching locations`, or `Error parsing response` without a list.
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
    listLocationGuides: build.query<readonly LocationGuide[], { readonly ids?: readonly string[] }>({
      keepUnusedDataFor: Infinity,
      queryFn: fetching<{ readonly ids?: readonly string[] }, readonly LocationGuide[]>({
        subject: 'locations',
        request: ({ ids }) =>
          ids?.length === 0 ? { empty: [] } : graphRequest(GUIDES, { limit: GRAPH_LIMIT, ids }),
        read: readLocationGuides,
      }),
    }),
    listLocationStories: build.query<readonly LocationStory[], { readonly ids: readonly string[] }>({
      queryFn: fetching<{ readonly ids: readonly string[] }, readonly LocationStory[]>({
        subject: 'locations',
        request: ({ ids }) => (ids.length === 0 ? { empty: [] } : graphRequest(STORIES, { ids })),
        read: readLocationStories,
      }),
    }),
  }),
});
