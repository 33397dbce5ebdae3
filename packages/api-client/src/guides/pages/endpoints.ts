import { api, fetching } from '@signpost/api-client/base';
import { GRAPH_LIMIT, graphRequest } from '../graph';
import { readPages } from './mapper';
import type { Page } from './types';

const PAGES = 'query($ids: [ID!]!) { pages(ids: $ids) { items { nid title summary url image type } } }';

/**
 * Pages of any kind: `getPages(ids)` (C-13) takes node ids and gives the pages in their order, unknown ones left out;
 * the first 100 ids count (K-04), and none make no call (V-02). Failures read
 * `There has been a problem fetching pages`, without a list `Error parsing response`.
 */
export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPages: build.query<readonly Page[], readonly string[]>({
      queryFn: fetching<readonly string[], readonly Page[]>({
        subject: 'pages',
        request: (ids) =>
          ids.length === 0 ? { empty: [] } : graphRequest(PAGES, { ids: ids.slice(0, GRAPH_LIMIT) }),
        read: readPages,
      }),
    }),
  }),
});
