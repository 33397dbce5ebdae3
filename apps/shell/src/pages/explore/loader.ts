import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import {
  searchApi,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchRequest,
} from '@signpost/api-client/search';
import { countOf } from '../../components/catalogue/kinds';
import { fillRows, type Row } from '../../slots/slot-rows-data';

/** Loader data of the explore page; counts are null when they are not available, and one is where the kind holds samples. */
export interface ExploreData {
  readonly counts: Readonly<Record<SearchKind, number | null>> | null;
  readonly articles: readonly SearchHit[];
  readonly rows: readonly Row[];
}

const requests: readonly SearchRequest[] = [
  ...SEARCH_KINDS.map((kind): SearchRequest => ({ kind, perPage: 1, brief: true })),
  { kind: 'articles', perPage: 10 },
];

/**
 * Counts every kind of content in one call, and loads the squads' rows in parallel. The page renders without the
 * counts.
 */
export const loader = async (args: LoaderFunctionArgs): Promise<ExploreData> => {
  const [outcome, rows] = await Promise.all([
    attempt(args.context, searchApi.endpoints.searchIndexes.initiate(requests)),
    fillRows('explore.row', args),
  ]);
  if (!('data' in outcome)) return { counts: null, articles: [], rows };
  const counted = outcome.data.slice(0, SEARCH_KINDS.length);
  return {
    counts: Object.fromEntries(counted.map((page) => [page.kind, countOf(page)])) as ExploreData['counts'],
    articles: outcome.data.at(-1)?.hits ?? [],
    rows,
  };
};
