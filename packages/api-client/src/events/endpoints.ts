import { api, fetching } from '@signpost/api-client/base';
import { address } from '../wire';
import { readOpenDays } from './mapper';
import type { OpenDay, OpenDaySearch } from './types';

/** Maximum open days per call (K-03). */
const OPEN_DAYS_LIMIT = 100;

const listRequest = ({ providers, kinds, near, radius, ...search }: OpenDaySearch): string =>
  address('/api/v1/open-days/list', {
    limit: OPEN_DAYS_LIMIT,
    sort: 'ASC',
    ...search,
    providerGuid: providers,
    kind: kinds,
    lat: near?.lat,
    lng: near?.lng,
    radius: near && radius,
  });

/**
 * Events: `listOpenDays(search)` (C-12) returns upcoming open days, soonest first, 100 at most unless `limit` is set
 * (K-03). The error message is `There has been a problem fetching events`.
 */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenDays: build.query<readonly OpenDay[], OpenDaySearch>({
      queryFn: fetching<OpenDaySearch, readonly OpenDay[]>({
        subject: 'events',
        request: (search) => (search.providers?.length === 0 ? { empty: [] } : listRequest(search)),
        read: readOpenDays,
      }),
    }),
  }),
});
