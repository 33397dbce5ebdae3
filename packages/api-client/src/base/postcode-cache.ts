/** The position and place of a postcode. */
interface FoundPostcode {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly place: {
    readonly postcode: string;
    readonly outcode: string;
    readonly town: string | null;
    readonly region: string | null;
    readonly country: string | null;
  };
}

/** A device's cache of postcodes that were found (S-11). The creator of the store provides it. */
export interface PostcodeCache {
  /** Returns what is stored about a postcode, or null. Never throws. */
  read(postcode: string): FoundPostcode | null;
  /** Stores a postcode if the visitor has consented. Never throws. */
  write(postcode: string, found: FoundPostcode): void;
}
