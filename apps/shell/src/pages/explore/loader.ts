import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import {
  searchApi,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchRequest,
} from '@signpost/api-client/search';

/** Kinds shown as a carousel, and how many of each. */
const SHOWN: Partial<Record<SearchKind, Omit<SearchRequest, 'kind'>>> = {
  subject_guides: { perPage: 12, order: 'salary_desc' },
  location_guides: { perPage: 12, chosen: { type: ['city-guide'] } },
  articles: { perPage: 10 },
};

/** What the explore page shows; counts are null when they could not be had. */
export interface ExploreData {
  readonly counts: Readonly<Record<SearchKind, number>> | null;
  readonly subjects: readonly SearchHit[];
  readonly places: readonly SearchHit[];
  readonly articles: readonly SearchHit[];
}

const requests: readonly SearchRequest[] = [
  ...SEARCH_KINDS.map((kind): SearchRequest => ({ kind, perPage: 0 })),
  ...Object.entries(SHOWN).map(([kind, more]): SearchRequest => ({ kind: kind as SearchKind, ...more })),
];

/** Counts every kind of content and picks what the carousels show, in one call. Without an answer the page still stands. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<ExploreData> => {
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return { counts: null, subjects: [], places: [], articles: [] };
  const counted = outcome.data.slice(0, SEARCH_KINDS.length);
  const picked = outcome.data.slice(SEARCH_KINDS.length);
  const hitsOf = (wanted: SearchKind) => picked.find(({ kind }) => kind === wanted)?.hits ?? [];
  return {
    counts: Object.fromEntries(counted.map(({ kind, total }) => [kind, total])) as ExploreData['counts'],
    subjects: hitsOf('subject_guides'),
    places: hitsOf('location_guides'),
    articles: hitsOf('articles'),
  };
};
