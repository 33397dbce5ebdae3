import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from '../base';

/** One page of a list, and how many things the whole list has. */
export interface ListPage<Thing> {
  readonly total: number;
  readonly results: readonly Thing[];
}

type Told<Result> = { readonly data: Result } | { readonly error: ApiError };
type FetchPage<Arg, Thing> = (
  arg: Arg & { readonly offset: number },
  context: BaseQueryApi,
  options: object,
) => Promise<Told<ListPage<Thing>>>;

/** Most that one call of the API lists, and most calls for one list. */
export const PAGE = 100;
const MOST_PAGES = 10;

/**
 * Makes a `queryFn` that gathers every page of a list (a thousand things at most): the first says how many there are,
 * the others are asked for together. One that fails fails the whole.
 */
export const everyPage =
  <Arg, Thing>(fetchPage: FetchPage<Arg, Thing>) =>
  async (arg: Arg, context: BaseQueryApi, options: object): Promise<Told<readonly Thing[]>> => {
    const ask = (offset: number) => fetchPage({ ...arg, offset }, context, options);
    const first = await ask(0);
    if ('error' in first) return first;
    const pages = Math.min(MOST_PAGES, Math.ceil(first.data.total / PAGE));
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
