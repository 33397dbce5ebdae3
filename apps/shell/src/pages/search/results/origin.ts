import type { Position } from '@signpost/api-client/search';

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
