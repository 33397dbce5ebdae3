/** A place found by its postcode. */
export interface PostcodePlace {
  readonly postcode: string;
  readonly outcode: string;
  readonly town: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/**
 * The result of a postcode lookup. `lat` and `lng` are always present: 0, 0 means "not found", with the reason
 * in `outcome`.
 */
export type Geocoded =
  | { readonly outcome: 'found'; readonly lat: number; readonly lng: number; readonly place: PostcodePlace }
  | { readonly outcome: 'unknown' | 'malformed' | 'unavailable'; readonly lat: 0; readonly lng: 0 };
