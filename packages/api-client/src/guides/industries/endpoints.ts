import { api, fetching } from '@signpost/api-client/base';
import { CAREER_LINK } from '../career-link';
import { GRAPH_LIMIT, graphRequest } from '../graph';
import { readIndustryGuides } from './mapper';
import type { IndustryGuide } from './types';

const GUIDES = `query($limit: Int, $ids: [ID!]) { industryGuides(limit: $limit, ids: $ids) { items {
  id title summary url image relatedCareers { ${CAREER_LINK} }
} } }`;

/** Selects industry guides. */
export interface IndustryGuidesRequest {
  readonly ids?: readonly string[];
}

/**
 * Industry guides: `listIndustryGuides({ ids? })` (C-13) returns 100 at most (K-04) and makes no call for `ids:
 * []` (V-02). Error messages are `There has been a problem fetching industry guides`, or `Error parsing
 * response` without a list.
 */
export const industriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIndustryGuides: build.query<readonly IndustryGuide[], IndustryGuidesRequest>({
      queryFn: fetching<IndustryGuidesRequest, readonly IndustryGuide[]>({
        subject: 'industry guides',
        request: ({ ids }) =>
          ids?.length === 0 ? { empty: [] } : graphRequest(GUIDES, { limit: GRAPH_LIMIT, ids }),
        read: readIndustryGuides,
      }),
    }),
  }),
});
