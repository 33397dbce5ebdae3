import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import {
  searchApi,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchRequest,
} from '@signpost/api-client/search';
import { fillRows, type Row } from '../../routing/rows';

/** What the explore page shows; counts are null when they could not be had. */
export interface ExploreData {
  readonly counts: Readonly<Record<SearchKind, number>> | null;
  readonly articles: readonly SearchHit[];
  readonly rows: readonly Row[];
}

const requests: readonly SearchRequest[] = [
  ...SEARCH_KINDS.map((kind): SearchRequest => ({ kind, perPage: 0 })),
  { kind: 'articles', perPage: 10 },
];

/** Counts every kind of content in one call, while the squads pick what they show. Without an answer the page still stands. */
export const loader = async (args: LoaderFunctionArgs): Promise<ExploreData> => {
  const [outcome, rows] = await Promise.all([
    attempt(args.context, searchApi.endpoints.searchIndexes.initiate(requests)),
    fillRows('explore.row', args),
  ]);
  if (!('data' in outcome)) return { counts: null, articles: [], rows };
  const counted = outcome.data.slice(0, SEARCH_KINDS.length);
  return {
    counts: Object.fromEntries(counted.map(({ kind, total }) => [kind, total])) as ExploreData['counts'],
    articles: outcome.data.at(-1)?.hits ?? [],
    rows,
  };
};
