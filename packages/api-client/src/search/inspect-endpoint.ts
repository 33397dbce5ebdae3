import { api } from '@signpost/api-client/base';
import { searchQueryFn } from './search-query';
import { inspectRequest, readInspection, type InspectedAnswer, type Inspection } from './inspect';

/**
 * `inspectIndex(inspection)`: a search with all diagnostic data of the service. Separate from the other
 * searches, because only an internal page uses it.
 */
export const inspectApi = api.injectEndpoints({
  endpoints: (build) => ({
    inspectIndex: build.query<InspectedAnswer, Inspection>({
      queryFn: searchQueryFn<Inspection, InspectedAnswer>({
        call: 'search',
        request: inspectRequest,
        read: readInspection,
      }),
    }),
  }),
});
