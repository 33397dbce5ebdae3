export type LocationType = 'country-guide' | 'region-guide' | 'city-guide';

/** A place as the shared store keeps it (E-22). */
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
  /** Node id, by which `getPages` finds it. */
  readonly nid: string;
  readonly summary: string;
  readonly url: string;
  readonly image: string;
  readonly article16by10Image: string;
}

/** One fact of a place, such as what living there costs; `source` is null where it is our own judgement. */
export interface LocationFact {
  readonly label: string;
  readonly value: string;
  readonly source: string | null;
}

/** A place with all that its guide says. */
export interface LocationStory extends LocationGuide {
  /** Our own words, Markdown. */
  readonly body: string;
  readonly banner: string;
  readonly facts: readonly LocationFact[];
  /** Null for Outside of the UK. */
  readonly nation: string | null;
  /** One of the twelve regions; null for England and Outside of the UK. */
  readonly region: string | null;
  /** The middle of a region or city. */
  readonly latlon: { readonly lat: number; readonly lng: number } | null;
}
