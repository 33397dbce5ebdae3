import type { Position, SearchRequest } from '@signpost/api-client/search';
import type { SearchAddress } from '../address';
import { searchOptions } from '../searched';

/** Converts an address to a search request; without a position there is no distance. */
export const toRequest = (address: SearchAddress, position: Position | null): SearchRequest => {
  const { kind, q, exact, page, sort, chosen, radius } = address;
  const { facets, orders } = searchOptions()[kind];
  const replica = orders.find(({ value }) => value === sort)?.replica;
  return {
    kind,
    query: q,
    ...(exact && { understand: false }),
    page,
    chosen: Object.fromEntries(
      Object.entries(chosen).map(([facet, choices]) => [facet, choices.map(({ name: value }) => value)]),
    ),
    facets: facets.map(({ name }) => name),
    ...(replica && { order: replica }),
    ...(position && { near: { ...position, ...(radius !== null && { radius }) } }),
  };
};
