import type { ContextReader } from '@signpost/api-client/base';
import type { Position } from '@signpost/api-client/search';
import type { SearchAddress } from '../address';

/** Where a search measures from, or what is wrong with the postcode. */
export interface Near {
  /** Such as "BA2, Bath". */
  readonly name: string | null;
  readonly position: Position | null;
  /** In words for the visitor, to stand at the field. */
  readonly error: string | null;
}

/** No place, and what is wrong, if anything is. */
export const nowhere = (error: string | null): Near => ({ name: null, position: null, error });

/** Where the search of an address measures from; what looks postcodes up is loaded for those who gave one. */
export const measuredFrom = async (
  context: ContextReader,
  { postcode, radius }: Pick<SearchAddress, 'postcode' | 'radius'>,
): Promise<Near> => {
  if (!postcode) return nowhere(radius ? 'Enter a postcode to see what is near it.' : null);
  const { findNear } = await import(/* webpackChunkName: "shell.search-results.near" */ './near');
  return findNear(context, postcode);
};
