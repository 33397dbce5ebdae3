import type { OpenDay } from '@signpost/api-client/events';
import type { AddressProblem } from '@signpost/api-client/filters';
import type { Located } from '@signpost/api-client/geocode';
import type { Location, LocationStory } from '@signpost/api-client/guides';
import type { Loaded } from '@signpost/api-client/parts';
import type { Facet, ProviderPlace } from '@signpost/api-client/unis';
import type { WhereSearch } from './search';

/** The search area: around a postcode, in one of our places, or everywhere. */
export interface WhereData {
  readonly search: WhereSearch;
  readonly problems: readonly AddressProblem[];
  readonly located: Located | null;
  /** The guide to the place in the address. */
  readonly story: LocationStory | null;
  readonly locations: readonly Location[];
  readonly providers: Loaded<readonly ProviderPlace[]>;
  /** Number of providers by region. */
  readonly regions: Loaded<readonly Facet[]>;
  /**
   * The next open days; all future ones (K-03) when the address filters them, because the page then filters the list.
   */
  readonly openDays: Loaded<readonly OpenDay[]>;
}
