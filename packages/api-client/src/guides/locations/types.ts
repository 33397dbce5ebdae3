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
