/** A place found by its postcode. */
export interface PostcodePlace {
  readonly postcode: string;
  readonly outcode: string;
  readonly town: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/**
 * What became of a postcode. Whatever it is, `lat` and `lng` can be read: 0, 0 stands for "not found", and
 * `outcome` tells why.
 */
export type Geocoded =
  | { readonly outcome: 'found'; readonly lat: number; readonly lng: number; readonly place: PostcodePlace }
  | { readonly outcome: 'unknown' | 'malformed' | 'unavailable'; readonly lat: 0; readonly lng: 0 };
