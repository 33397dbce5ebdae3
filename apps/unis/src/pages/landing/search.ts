import type { ProviderFilterType, ProviderSortBy } from '@signpost/api-client/unis';

/** What the landing's address asks for, once it has been read and validated. */
export interface LandingSearch {
  readonly letter: string | null;
  readonly q: string;
  /** Whether these words are searched for as they are, and no filter is understood from them. */
  readonly exact: boolean;
  readonly chosen: Readonly<Record<ProviderFilterType, readonly string[]>>;
  readonly postcode: string | null;
  /** Miles from the postcode. */
  readonly radius: number | null;
  readonly sortBy: ProviderSortBy;
  readonly page: number;
  readonly view: 'list' | 'map';
}

/** The landing with nothing asked. */
export const EVERYTHING: LandingSearch = {
  letter: null,
  q: '',
  exact: false,
  chosen: { subject: [], mode: [], tariff: [], country: [], region: [], tef: [] },
  postcode: null,
  radius: null,
  sortBy: 'name',
  page: 1,
  view: 'list',
};

/** Something in the address that could not be used, in words for the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}
