import { attempt, type ContextReader } from '@signpost/api-client/base';
import { changesApi } from '@signpost/api-client/changes';
import { searchApi, type SearchKind } from '@signpost/api-client/search';
import { SEARCH } from '../../pages/search/address';
import { readAddress } from '../../pages/search/read-address';
import { resolveOrigin } from '../../pages/search/results/search-origin';
import { toRequest } from '../../pages/search/results/to-request';
import type { NewMatches } from './news';

/** The kinds of results that an update of the published data adds to, with the kind of their changes. */
const KINDS = { courses: 'course', universities: 'provider' } as const;
type WatchedSearchKind = keyof typeof KINDS;

/** The most new records among which matches are looked for: one page of changes. */
const MAX_ADDED = 100;
const MAX_HITS = 5;

/** Returns the kind of a search that can be watched; undefined for any other address. */
const watchedKindOf = (pathname: string): WatchedSearchKind | undefined =>
  (Object.keys(KINDS) as WatchedSearchKind[]).find((kind) => pathname === `${SEARCH}/${kind}`);

const matchesOf = async (
  context: ContextReader,
  search: string,
  after: number,
): Promise<NewMatches | null> => {
  const { pathname, searchParams } = new URL(search, 'https://site.invalid');
  const kind = watchedKindOf(pathname);
  if (!kind) return { search, total: 0, hits: [] };
  const added = await attempt(
    context,
    changesApi.endpoints.listChanges.initiate({
      kind: KINDS[kind],
      change: 'added',
      after,
      limit: MAX_ADDED,
    }),
  );
  if (!('data' in added)) return null;
  const { address } = readAddress(kind satisfies SearchKind, searchParams);
  const { position } = await resolveOrigin(context, address);
  const outcome = await attempt(
    context,
    searchApi.endpoints.searchIndex.initiate({
      ...toRequest({ ...address, page: 1 }, position),
      facets: [],
      ids: added.data.map(({ recordId }) => recordId),
      perPage: MAX_HITS,
    }),
  );
  if (!('data' in outcome)) return null;
  const { total, hits } = outcome.data;
  return { search, total, hits: hits.map(({ id, name, url }) => ({ id, name, url })) };
};

/** Finds which records added after a change match watched searches; a search that fails is null. */
export const newMatches = (
  context: ContextReader,
  searches: readonly string[],
  after: number,
): Promise<(NewMatches | null)[]> => Promise.all(searches.map((search) => matchesOf(context, search, after)));
