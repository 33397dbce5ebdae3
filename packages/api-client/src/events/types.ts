export const OPEN_DAY_KINDS = ['campus', 'online', 'subject', 'applicant', 'postgraduate'] as const;
export type OpenDayKind = (typeof OPEN_DAY_KINDS)[number];

/** Where an open day is. */
export interface OpenDayPlace {
  readonly town: string;
  readonly postcode: string;
  readonly region: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** An open day of a university or college (C-12). */
export interface OpenDay {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Whether it is invented, to show how the site works. */
  readonly sample: boolean;
  /** What readers must be told of it, such as that its date is invented. */
  readonly notice: string | null;
  readonly kind: OpenDayKind;
  /** YYYY-MM-DD; the times are HH:mm, UK time. */
  readonly date: string;
  readonly starts: string;
  readonly ends: string;
  /** Null online. */
  readonly place: OpenDayPlace | null;
  /** Miles; null online and without a place to measure from. */
  readonly distance: number | null;
  /** None: it is for all of them. */
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
  readonly provider: {
    readonly providerId: string;
    readonly name: string;
    readonly websiteUrl: string | null;
    readonly image: string;
  };
  readonly bookingUrl: string | null;
}

/** Which open days (C-12); whatever is left out does not narrow the list. */
export interface OpenDaySearch {
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: 'date' | 'distance' | 'provider';
  /** Provider ids, full or short; an empty list gives none with no call (V-02). */
  readonly providers?: readonly string[];
  readonly kinds?: readonly OpenDayKind[];
  /** Ids of subject guides, or CAH codes. */
  readonly subjects?: readonly string[];
  /** YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  readonly near?: { readonly lat: number; readonly lng: number };
  /** Miles from `near`. */
  readonly radius?: number;
}
