import type { SearchHit, SearchKind } from '@signpost/api-client/search';
import type { FavouriteKind } from '@signpost/identity';
import type { Cards } from '../../slots/slots';

/** The records of one index that an address names. */
export interface ListedRecords {
  readonly index: SearchKind;
  readonly hits: readonly SearchHit[];
  /** How many no longer exist. */
  readonly gone: number;
  /** Whether they could not be loaded now. */
  readonly failed: boolean;
}

/** Page data that is not from the visitor's device. */
export interface FavouritesData {
  /** The tab that the address names. */
  readonly tab: FavouriteKind | null;
  /** A shared list; empty when the address names none. */
  readonly shared: readonly ListedRecords[];
  /** The ids of the shared list's top courses in order; empty when the address does not have the order. */
  readonly ranked: readonly string[];
  /** The squads' cards for the listed records. */
  readonly cards: Cards;
  /** How many parts of the address are invalid. */
  readonly leftOut: number;
}
