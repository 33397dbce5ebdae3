import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from '../base';

/** One page of a list, and the total number of records. */
export interface ListPage<Thing> {
  readonly total: number;
  readonly results: readonly Thing[];
}

type QueryResult<Result> = { readonly data: Result } | { readonly error: ApiError };
type FetchPage<Arg, Thing> = (
  arg: Arg & { readonly offset: number },
  context: BaseQueryApi,
  options: object,
) => Promise<QueryResult<ListPage<Thing>>>;

/** Maximum records per call, and maximum calls per list. */
export const PAGE = 100;
const MAX_PAGES = 10;

/**
 * Creates a `queryFn` that fetches every page of a list (1,000 records at most): the first gives the total, the others
 * are fetched in parallel. Fails when any page fails.
 */
export const everyPage =
  <Arg, Thing>(fetchPage: FetchPage<Arg, Thing>) =>
  async (arg: Arg, context: BaseQueryApi, options: object): Promise<QueryResult<readonly Thing[]>> => {
    const ask = (offset: number) => fetchPage({ ...arg, offset }, context, options);
    const first = await ask(0);
    if ('error' in first) return first;
    const pages = Math.min(MAX_PAGES, Math.ceil(first.data.total / PAGE));
    const others = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask((index + 1) * PAGE)),
    );
    const things = [...first.data.results];
    for (const page of others) {
      if ('error' in page) return page;
      things.push(...page.data.results);
    }
    return { data: things };
  };
