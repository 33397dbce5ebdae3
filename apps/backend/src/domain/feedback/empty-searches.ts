import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import { londonToday } from '../events/days';
import { hasPersonalDetails } from './personal-details';

/** Words that found nothing in an index. */
export interface EmptySearch {
  index: string;
  query: string;
  searches: number;
}

/** Shorter queries are the start of a word that somebody types. */
const MIN_QUERY_LENGTH = 3;
const MAX_QUERY_LENGTH = 60;
/** Bounds memory, and what one visitor can add, between two writes. */
const MAX_PENDING = 500;

/** Counts searches without results in memory, and adds the counts to the database by `flush`. */
export interface EmptySearches {
  note(index: string, query: string): void;
  flush(): Promise<void>;
}

const normalise = (query: string): string => query.trim().replace(/\s+/g, ' ').toLowerCase();

/** Creates the counter. Queries with personal details are not counted. */
export const createEmptySearches = (database: Database): EmptySearches => {
  let pending = new Map<string, { index: string; query: string; searches: number }>();

  const note = (index: string, text: string): void => {
    const query = normalise(text);
    if (query.length < MIN_QUERY_LENGTH || query.length > MAX_QUERY_LENGTH) return;
    if (hasPersonalDetails(query)) return;
    const key = `${index} ${query}`;
    const counted = pending.get(key);
    if (counted) counted.searches += 1;
    else if (pending.size < MAX_PENDING) pending.set(key, { index, query, searches: 1 });
  };

  const flush = async (): Promise<void> => {
    const counted = [...pending.values()];
    pending = new Map();
    if (counted.length === 0) return;
    const day = londonToday();
    await database
      .insertInto('empty_search')
      .values(counted.map((each) => ({ ...each, day })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'index', 'query'])
          .doUpdateSet({ searches: sql`empty_search.searches + excluded.searches` }),
      )
      .execute();
  };

  return { note, flush };
};

const MAX_LISTED = 200;

/** What one visitor alone searched for is not listed, since it may be about that person. */
const MIN_SEARCHES = 3;

/** Lists the words that found nothing, the most frequent first. At most 200, each searched for at least three times. */
export const listEmptySearches = async (database: Database): Promise<EmptySearch[]> =>
  database
    .selectFrom('empty_search')
    .select(['index', 'query'])
    .select(sql<number>`sum(searches)::integer`.as('searches'))
    .groupBy(['index', 'query'])
    .having(sql`sum(searches)`, '>=', MIN_SEARCHES)
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(MAX_LISTED)
    .execute();
