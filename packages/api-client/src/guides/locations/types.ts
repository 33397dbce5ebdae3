export type LocationType = 'country-guide' | 'region-guide' | 'city-guide';

/** A location in the shared store (E-22). */
export interface Location {
  readonly id: string;
  /** The place's name. */
  readonly title: string;
  readonly type: LocationType;
  /** Whether courses can be filtered by it. */
  readonly isFilter: boolean;
}

/** A guide to a place (E-09). */
export interface LocationGuide extends Location {
  /** Node id for `getPages`. */
  readonly nid: string;
  readonly summary: string;
  readonly url: string;
  readonly image: string;
  readonly article16by10Image: string;
}

/** A fact about a place, for example its living costs; `source` is null for an editorial judgement. */
export interface LocationFact {
  readonly label: string;
  readonly value: string;
  readonly source: string | null;
}

/** A place with its full guide. */
export interface LocationStory extends LocationGuide {
  /** Editorial text in Markdown. */
  readonly body: string;
  /** BCP 47 tag of the language of `body`. */
  readonly language: string;
  readonly banner: string;
  readonly facts: readonly LocationFact[];
  /** Null for Outside of the UK. */
  readonly nation: string | null;
  /** One of the twelve regions; null for England and Outside of the UK. */
  readonly region: string | null;
  /** The centre of a region or city. */
  readonly latlon: { readonly lat: number; readonly lng: number } | null;
  /** How far from its centre a city reaches, in miles; null for a region or country. */
  readonly radius: number | null;
}
