import type { PayCohort } from '@signpost/api-client/courses';
import type { IndexKind } from './kinds';

/** A run of a text; `marked` where it is what was searched for. Parts, never HTML. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** What a record says beside its title, by its own names; what is missing or of another type is not there. */
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
  /** What tells a course from others of its title and award at its provider. */
  readonly distinction?: string;
  readonly scheme?: string;
  readonly studyMode?: readonly string[];
  readonly careers?: readonly string[];
  readonly skills?: readonly string[];
  readonly category?: string;
  readonly topic?: string;
  readonly theme?: string;
  /** What an employer does, in its own words: `Whisky`. Its industry is the guide's title. */
  readonly business?: string;
  readonly industry?: string;
  readonly companySize?: string;
  readonly jobSector?: string;
  readonly tef?: string;
  readonly salaryText?: string;
  /** Apprenticeships have a number, work experiences a word. */
  readonly level?: string | number;
  /** UCAS Tariff points. */
  readonly tariff?: number;
  /** Middle pay of graduates 15 months after the course, in pounds a year. */
  readonly salary?: number;
  /** Whose pay that is; without it the figure must not be shown. */
  readonly salaryCohort?: PayCohort;
  /** Middle pay of a career in pounds a year, full-time, or the legal minimum where that has overtaken it. */
  readonly pay?: number;
  /** The legal minimum, where `pay` is that. */
  readonly payMinimum?: number;
  /** Of which year the middle pay is. */
  readonly payYear?: string;
  readonly courseCount?: number;
  /** Courses that a university publishes: more than `courseCount` where the titles of some are not known. */
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
  /** What must be said with it: that it is invented, or a sample. */
  readonly notice?: string;
  /** Whether it is invented. */
  readonly sample?: boolean;
  /** Of the index `searches`: what kind of thing it leads to. */
  readonly suggests?: string;
}

/** One thing found. */
export interface SearchHit {
  readonly kind: IndexKind;
  readonly id: string;
  /** The plain title. */
  readonly name: string;
  readonly title: readonly TextPart[];
  /** How much of what was searched for is in the title. */
  readonly titleMatch: 'none' | 'partial' | 'full';
  /** The place in its text that fits the search, else its summary; empty when it has neither. */
  readonly summary: readonly TextPart[];
  /** A path of this site, or a web address. */
  readonly url: string;
  readonly image: string | null;
  readonly logo: string | null;
  /** Its place; of several the one nearest to where was asked about. */
  readonly position: Position | null;
  /** Miles from where was asked about, to one decimal; null when nowhere was or it has no place. */
  readonly distance: number | null;
  readonly facts: HitFacts;
}

/** A filter that words of the query stand for; the service has applied it. */
export interface UnderstoodFilter {
  /** A facet of the index, or `_geoloc` for a distance. */
  readonly attribute: string;
  readonly value: string;
  /** How to name it to a visitor. */
  readonly label: string;
  /** The words of the query that say so. */
  readonly text: string;
  /** The query without these words: searching for it takes the filter off. */
  readonly without: string;
  /** For a distance: from where, and how far in metres. */
  readonly near?: Position & { readonly radius: number };
}

/** What the service made of a text. */
export interface Understood {
  /** What was searched for as words. */
  readonly query: string;
  readonly filters: readonly UnderstoodFilter[];
  /** Whether what was found holds all of the words, or most of them. */
  readonly matched: 'all' | 'most';
  /** A spelling that finds more. */
  readonly suggestion?: string;
  /** In a search of several kinds: where this one stands among them, 0 answering the query best. */
  readonly group?: number;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** What to look for in one index. Everything but the kind may be left out. */
export interface SearchRequest {
  readonly kind: IndexKind;
  readonly query?: string;
  /** False looks for the words as they are and understands no filters from them. */
  readonly understand?: boolean;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  /** The order of a replica, such as `salary_desc`; without one the best match comes first. */
  readonly order?: string;
  /** Values wanted: any of each facet's, for all facets. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  /** Facets to count; a facet's own choices do not narrow its counts. */
  readonly facets?: readonly string[];
  readonly near?: Position & {
    /** Miles; any distance without one. */
    readonly radius?: number;
  };
  /** These records alone; an empty list finds nothing and asks nothing (V-02). */
  readonly ids?: readonly string[];
  /** Titles, addresses and whose they are alone, for lists of names. */
  readonly brief?: boolean;
}

/** A page of what was found. */
export interface SearchPage {
  readonly kind: IndexKind;
  readonly total: number;
  /** How many pages can be reached; the service goes no deeper than a thousand hits. */
  readonly pages: number;
  readonly hits: readonly SearchHit[];
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** A spelling that finds something where this one found nothing. */
  readonly suggestedQuery: string | null;
  /** What was made of the query; absent where the service does not say. */
  readonly understood?: Understood;
}
