import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const Recent = v.object({
  keyword: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  index: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since 1970. */
  time: v.number(),
});

/** A search made on this device (E-18). */
export type RecentSearch = Readonly<v.InferOutput<typeof Recent>>;

/** Maximum number of stored searches (S-09). */
const MAX_SEARCHES = 11;

const NONE: readonly RecentSearch[] = [];

const live = liveValue<readonly RecentSearch[]>(
  storedValue<readonly RecentSearch[]>({
    key: 'UcasRecentSearches',
    version: 1,
    schema: v.array(Recent),
    fallback: NONE,
    consent: 'functional',
    plain: true,
  }),
);

type Search = Pick<RecentSearch, 'keyword' | 'index'>;

const without = (search: Search): RecentSearch[] =>
  live.get().filter(({ keyword, index }) => keyword !== search.keyword || index !== search.index);

/**
 * Moves a search to the front and keeps at most eleven (S-09); a search without a keyword is ignored. Call it from an
 * event or effect.
 */
export const rememberSearch = (search: Search, time: number = Date.now()): void => {
  const parsed = v.safeParse(Recent, { ...search, keyword: search.keyword.trim(), time });
  if (parsed.success) live.set([parsed.output, ...without(parsed.output)].slice(0, MAX_SEARCHES));
};

/** Removes one search. */
export const forgetSearch = (search: Search): void => void live.set(without(search));

/** Removes all searches. */
export const forgetSearches = (): void => void live.set(NONE);

/** Subscribes a component to the recent searches, latest first; empty on the server and while hydrating. */
export const useRecentSearches = (): readonly RecentSearch[] => useLiveValue(live, NONE);
