import type { ContextReader } from '@signpost/api-client/base';
import type { Position } from '@signpost/api-client/search';
import type { SearchAddress } from '../address';

/** The place that a search measures from, or the postcode's error. */
export interface SearchOrigin {
  /** The place's name, such as "BA2, Bath". */
  readonly name: string | null;
  readonly position: Position | null;
  /** Text for the visitor, shown at the field. */
  readonly error: string | null;
}

/** Returns a result without a place, with an optional error. */
export const noOrigin = (error: string | null): SearchOrigin => ({ name: null, position: null, error });

/** Returns the place that a search measures from; the postcode look-up is loaded only when there is a postcode. */
export const resolveOrigin = async (
  context: ContextReader,
  { postcode, radius }: Pick<SearchAddress, 'postcode' | 'radius'>,
): Promise<SearchOrigin> => {
  if (!postcode) return noOrigin(radius ? 'Enter a postcode to see what is near it.' : null);
  const { geocodeOrigin } = await import(
    /* webpackChunkName: "shell.search-results.near" */ './geocode-origin'
  );
  return geocodeOrigin(context, postcode);
};
