import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { listChanges } from '../../changes/list-changes';
import { toPostcode } from '../../places/postcode';
import { readSearchAddress, type AddressedSearch } from './search-address';
import type { WatchedSearch } from './watched';

/** The most added records among which matches are looked for. */
const MAX_ADDED = 100;
/** The most matches of one search in an email. */
const MAX_HITS = 5;

/** Sends one search of the search protocol (C-19); resolves to its answer, and to null when it refuses the search. */
export type SendSearch = (search: Readonly<Record<string, unknown>>) => Promise<unknown>;

const answerSchema = z.object({
  results: z.tuple([
    z.object({ nbHits: z.int(), hits: z.array(z.object({ title: z.string(), url: z.string() })) }),
  ]),
});

/** What a watched search finds among the records that imports added. */
export interface NewMatches extends WatchedSearch {
  total: number;
  hits: { title: string; url: string }[];
}

/** The centre of a postcode's district as a parameter of the search; none for an unknown one, as on the site. */
const positionOf = async (database: Database, { postcode, parameters }: AddressedSearch) => {
  const { data } = z.string().transform(toPostcode).safeParse(postcode);
  const place =
    data &&
    (await database
      .selectFrom('outcode')
      .select(['latitude', 'longitude'])
      .where('outcode', '=', data.outcode)
      .executeTakeFirst());
  if (!place) return {};
  return {
    aroundLatLng: `${place.latitude},${place.longitude}`,
    aroundRadius: parameters.aroundRadius,
  };
};

type Kind = AddressedSearch['kind'];

/** Returns a function that lists the ids of the records of a kind that were added, which it reads once. */
const addedRecords = (database: Database, after: number, newest: number) => {
  const read = new Map<Kind, Promise<string[]>>();
  const list = async (kind: Kind): Promise<string[]> => {
    const criteria = { records: [], providers: [], subjects: [], kind, change: 'added' as const };
    const range = { after, before: newest + 1, limit: MAX_ADDED };
    const { results } = await listChanges(database, { ...criteria, ...range });
    return results.map(({ recordId }) => recordId);
  };
  return (kind: Kind): Promise<string[]> => {
    const ids = read.get(kind) ?? list(kind);
    read.set(kind, ids);
    return ids;
  };
};

/**
 * Finds which of the records added after one change and up to another match watched searches. The indexes must have the
 * latter. Throws when the search fails.
 */
export const findNewMatches = async (
  database: Database,
  searches: readonly WatchedSearch[],
  { after, newest, send }: { after: number; newest: number; send: SendSearch },
): Promise<NewMatches[]> => {
  const found: NewMatches[] = [];
  if (after >= newest) return found;
  const addedOf = addedRecords(database, after, newest);
  for (const search of searches) {
    const read = readSearchAddress(search.address);
    if (!read) continue;
    const added = await addedOf(read.kind);
    if (added.length === 0) continue;
    const { query, enableRules, facetFilters } = read.parameters;
    const answer = await send({
      ...{ indexName: read.index, query, enableRules, analytics: false, hitsPerPage: MAX_HITS },
      facetFilters: [...facetFilters, added.map((id) => `objectID:${id}`)],
      ...(await positionOf(database, read)),
      attributesToRetrieve: ['title', 'url'],
    });
    if (answer === null) continue;
    const [{ nbHits, hits }] = answerSchema.parse(answer).results;
    if (nbHits > 0) found.push({ ...search, total: nbHits, hits });
  }
  return found;
};
