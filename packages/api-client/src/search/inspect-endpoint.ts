import { api } from '@signpost/api-client/base';
import { asking } from './asking';
import { inspectRequest, readInspection, type InspectedAnswer, type Inspection } from './inspect';

/**
 * `inspectIndex(inspection)`: a search with all that the service says of it. Apart from the other searches, because
 * one page of the team's needs it and no visitor's.
 */
export const inspectApi = api.injectEndpoints({
  endpoints: (build) => ({
    inspectIndex: build.query<InspectedAnswer, Inspection>({
      queryFn: asking<Inspection, InspectedAnswer>({
        call: 'search',
        request: inspectRequest,
        read: readInspection,
      }),
    }),
  }),
});
