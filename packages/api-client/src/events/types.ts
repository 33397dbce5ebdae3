export const OPEN_DAY_KINDS = ['campus', 'online', 'subject', 'applicant', 'postgraduate'] as const;
export type OpenDayKind = (typeof OPEN_DAY_KINDS)[number];

/** The place of an open day. */
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
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  /** Notice that must be shown, for example that the date is fictional. */
  readonly notice: string | null;
  readonly kind: OpenDayKind;
  /** Date YYYY-MM-DD; the times are HH:mm, UK time. */
  readonly date: string;
  readonly starts: string;
  readonly ends: string;
  /** Null when online. */
  readonly place: OpenDayPlace | null;
  /** Miles; null when online or without a search location. */
  readonly distance: number | null;
  /** Empty when it is for all subjects. */
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
  readonly provider: {
    readonly providerId: string;
    readonly name: string;
    readonly websiteUrl: string | null;
    readonly image: string;
  };
  readonly bookingUrl: string | null;
}

/** Open day search criteria (C-12); omitted ones do not narrow the list. */
export interface OpenDaySearch {
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: 'date' | 'distance' | 'provider';
  /** Provider ids, full or short; an empty list returns none without a call (V-02). */
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
