import type { PayCohort } from '../courses/cohort';
import type { IndexKind } from './kinds/kinds';

/** A run of text; `marked` where it matches the search. Parts, never HTML. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The attributes of a record besides its title, under their own names; missing or mistyped ones are absent. */
export interface HitFacts {
  readonly type?: string;
  readonly provider?: string;
  readonly employer?: string;
  readonly institutionName?: string;
  readonly town?: string;
  readonly region?: string;
  readonly nation?: string;
  readonly country?: string;
  readonly qualification?: string;
  /** Distinguishes courses of the same title and award at one provider. */
  readonly distinction?: string;
  /** The publication year of a course's title. */
  readonly titleYear?: number;
  readonly scheme?: string;
  readonly studyMode?: readonly string[];
  readonly careers?: readonly string[];
  readonly skills?: readonly string[];
  readonly category?: string;
  readonly topic?: string;
  readonly theme?: string;
  /** The employer's business in its own words: `Whisky`. Its industry is the guide's title. */
  readonly business?: string;
  readonly industry?: string;
  readonly companySize?: string;
  readonly jobSector?: string;
  readonly tef?: string;
  readonly salaryText?: string;
  /** A number for apprenticeships, a word for work experiences. */
  readonly level?: string | number;
  /** UCAS Tariff points. */
  readonly tariff?: number;
  /** Median pay of graduates 15 months after the course, in pounds a year. */
  readonly salary?: number;
  /** The cohort of that pay; without it the figure must not be shown. */
  readonly salaryCohort?: PayCohort;
  /** UCAS Tariff points of the middle half of entrants, with their cohort; `to` is null in the open top band. */
  readonly entry?: PayCohort & { readonly from: number; readonly to: number | null };
  /** In a search by ways into courses: the percentage of entrants with each, of how many entrants of which years. */
  readonly waysIn?: {
    readonly people: number;
    readonly years: string;
    readonly shares: readonly { readonly name: string; readonly percent: number }[];
  };
  /** Years of study, from the shortest option of a course to the longest. */
  readonly duration?: { readonly min: number; readonly max: number };
  /** Months that an apprenticeship takes. */
  readonly months?: number;
  /** Median full-time pay of a career in pounds a year, or the legal minimum where that is higher. */
  readonly pay?: number;
  /** The legal minimum, when `pay` is the minimum. */
  readonly payMinimum?: number;
  /** The year of the median pay. */
  readonly payYear?: string;
  readonly courseCount?: number;
  /** Courses that a university publishes: more than `courseCount` when some titles are unknown. */
  readonly coursesPublished?: number;
  readonly hours?: number;
  readonly certificate?: boolean;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  readonly closes?: string;
  readonly published?: string;
  /** `HH:MM`. */
  readonly starts?: string;
  readonly ends?: string;
  /** Notice that must be shown: that the record is fictional, or a sample. */
  readonly notice?: string;
  /** Whether the record is fictional sample data. */
  readonly sample?: boolean;
  /** In the index `searches`: the kind of record it leads to. */
  readonly suggests?: string;
}

/** A search result. */
export interface SearchHit {
  readonly kind: IndexKind;
  readonly id: string;
  /** The plain title. */
  readonly name: string;
  readonly title: readonly TextPart[];
  /** How much of the query matches the title. */
  readonly titleMatch: 'none' | 'partial' | 'full';
  /** The snippet of its text that matches the search, else its summary; empty without either. */
  readonly summary: readonly TextPart[];
  /** A path of this site, or a web address. */
  readonly url: string;
  readonly image: string | null;
  readonly logo: string | null;
  /** Its position; with several, the nearest to the search location. */
  readonly position: Position | null;
  /** Every position of a record with several, in a search without a location. */
  readonly positions?: readonly Position[];
  /** Miles from the search location, to one decimal; null without a location on either side. */
  readonly distance: number | null;
  readonly facts: HitFacts;
}

/** A filter derived from words of the query; the service has applied it. */
export interface UnderstoodFilter {
  /** A facet of the index, or `_geoloc` for a distance. */
  readonly attribute: string;
  readonly value: string;
  /** The display name of the filter. */
  readonly label: string;
  /** The words of the query that it was derived from. */
  readonly text: string;
  /** The query without these words: searching for it removes the filter. */
  readonly without: string;
  /** For a distance filter: its centre and radius in metres. */
  readonly near?: Position & { readonly radius: number };
}

/** How the service interpreted a query. */
export interface QueryInterpretation {
  /** The part of the query searched for as words. */
  readonly query: string;
  readonly filters: readonly UnderstoodFilter[];
  /** Whether the results contain all of the words, or most of them. */
  readonly matched: 'all' | 'most';
  /** A spelling with more results. */
  readonly suggestion?: string;
  /** In a search of several kinds: the rank of this one, 0 matching the query best. */
  readonly group?: number;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** A search of one index. All fields except the kind are optional. */
export interface SearchRequest {
  readonly kind: IndexKind;
  readonly query?: string;
  /** False disables query understanding: the words are searched for unchanged, and no filters are derived. */
  readonly understand?: boolean;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  /** The sort order of a replica, such as `salary_desc`; best match first by default. */
  readonly order?: string;
  /** Chosen values: any of the values of each facet, for all facets. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  /** Facets to count; a facet's own choices do not narrow its counts. */
  readonly facets?: readonly string[];
  /** Counts every value of the facets, not only the most frequent ones. */
  readonly everyValue?: boolean;
  readonly near?: Position & {
    /** Miles; unlimited by default. */
    readonly radius?: number;
  };
  /** Only these records; an empty list returns nothing without a call (V-02). */
  readonly ids?: readonly string[];
  /** Returns only titles, addresses and owners, for lists of names. */
  readonly brief?: boolean;
}

/** A page of search results. */
export interface SearchPage {
  readonly kind: IndexKind;
  readonly total: number;
  /** The number of reachable pages; the service returns at most a thousand hits. */
  readonly pages: number;
  readonly hits: readonly SearchHit[];
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** An alternative spelling with results when this one has none. */
  readonly suggestedQuery: string | null;
  /** How the query was interpreted; absent when the service does not report it. */
  readonly understood?: QueryInterpretation;
}
