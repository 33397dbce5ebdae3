import type { Choice } from '@signpost/api-client/filters';
import type { ProviderFilterType, ProviderSortBy } from '@signpost/api-client/unis';

/** The search in the landing page's address, parsed and validated. */
export interface LandingSearch {
  readonly letter: string | null;
  readonly q: string;
  /** Whether the words are searched literally, without deriving filters from them. */
  readonly exact: boolean;
  readonly chosen: Readonly<Record<ProviderFilterType, readonly Choice[]>>;
  readonly postcode: string | null;
  /** Miles from the postcode. */
  readonly radius: number | null;
  readonly sortBy: ProviderSortBy;
  readonly page: number;
  readonly view: 'list' | 'map';
}

/** The default, empty search. */
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
