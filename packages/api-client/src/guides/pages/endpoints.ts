import { api, fetching } from '@signpost/api-client/base';
import { GRAPH_LIMIT, graphRequest } from '../graph';
import { readPages } from './mapper';
import type { Page } from './types';

const PAGES = 'query($ids: [ID!]!) { pages(ids: $ids) { items { nid title summary url image type } } }';

/**
 * Pages of any kind: `getPages(ids)` (C-13) takes node ids and returns the pages in that order without unknown ones;
 * only the first 100 ids are used (K-04), and an empty list makes no call (V-02). Error messages are `There has been a
 * problem fetching pages`, or `Error parsing response` without a list.
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
