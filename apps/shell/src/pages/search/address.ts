import type { SearchKind } from '@signpost/api-client/search';

/** What the address of one kind's results asks for, once it has been read and validated. */
export interface SearchAddress {
  readonly kind: SearchKind;
  readonly q: string;
  /** Whether these words are searched for as they are, and no filter is understood from them. */
  readonly exact: boolean;
  /** Values chosen of each facet; facets without any are not there. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly postcode: string | null;
  /** Miles from the postcode. */
  readonly radius: number | null;
  /** One of the kind's orders; null for the best match. */
  readonly sort: string | null;
  readonly page: number;
  readonly view: 'list' | 'map';
}

/** One kind with nothing asked. */
export const everything = (kind: SearchKind): SearchAddress => ({
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

/** Something in the address that could not be used, in words for the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** The furthest that anything can be looked for, in miles. */
export const FURTHEST = 600;

/** The landing. */
export const SEARCH = '/explore/search';
