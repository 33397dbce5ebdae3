import type { Choice } from '@signpost/api-client/filters';
import type { SearchKind } from '@signpost/api-client/search';

/** The parsed and validated address of one kind's results. */
export interface SearchAddress {
  readonly kind: SearchKind;
  readonly q: string;
  /** Whether the words are searched for literally, without filters derived from them. */
  readonly exact: boolean;
  /** Chosen values of each facet, which the service knows by their names; facets without any are absent. */
  readonly chosen: Readonly<Record<string, readonly Choice[]>>;
  readonly postcode: string | null;
  /** Miles from the postcode. */
  readonly radius: number | null;
  /** One of the kind's orders; null for the best match. */
  readonly sort: string | null;
  readonly page: number;
  readonly view: 'list' | 'map';
}

/** Returns the address of a kind without any search. */
export const emptySearch = (kind: SearchKind): SearchAddress => ({
  kind,
  q: '',
  exact: false,
  chosen: {},
  postcode: null,
  radius: null,
  sort: null,
  page: 1,
  view: 'list',
});

/** The landing's path. */
export const SEARCH = '/explore/search';
