import type { QueryInterpretation } from '../search/types';
import type { Cohort } from './cohort';

/**
 * Why a figure is missing: its data file has not been imported; it is about too few people; what is taught is too new;
 * or the file has no value and gives no reason.
 */
export type Absence = 'not-imported' | 'too-small' | 'too-new' | 'not-published';

/** The published figures of a course's students and graduates. */
export type FigureName =
  | 'tariff'
  | 'entry'
  | 'continuation'
  | 'employment'
  | 'jobs'
  | 'salary'
  | 'earnings3'
  | 'earnings5'
  | 'survey';

export interface ShareFigure extends Cohort {
  readonly percent: number;
}

/** Graduate pay in GBP a year, 15 months after the course. */
export interface CourseSalary extends Cohort {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/**
 * UCAS tariff points of the middle half of entrants with published points: from the band of the lower quartile to that
 * of the upper quartile. Lists sort and filter by its midpoint.
 */
export interface EntryPoints extends Cohort {
  readonly from: number;
  /** Null where it ends in the open top band. */
  readonly to: number | null;
  /** Percent of entrants in lower and in higher bands. */
  readonly fewer: number;
  readonly more: number;
}

export interface CoursePlace {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Provider fields for a course card. */
export interface CourseProvider {
  readonly providerId: string;
  readonly shortId: string;
  readonly name: string;
  readonly town: string | null;
  readonly region: string;
  readonly country: string;
  readonly image: string;
  readonly tef: string | null;
}

/**
 * A course in a list (E-03): the source's course with a whole-number `courseCount`. A figure that is not published is
 * null.
 */
export interface CourseListItem {
  readonly id: string;
  /** The year of entry (K-11). */
  readonly academicYearId: string;
  readonly title: string;
  /** The English title, of which addresses are made, where `title` is the published Welsh one; else null. */
  readonly englishTitle?: string | null | undefined;
  /** The publication year of the title. */
  readonly titleYear: number | null;
  /**
   * Distinguishes it from other courses of the same title and award at its provider, for example 'with foundation
   * year'; null when unique.
   */
  readonly distinction: string | null;
  readonly provider: CourseProvider;
  readonly qualification: string | null;
  readonly scheme: string;
  readonly studyModes: readonly string[];
  readonly locations: readonly CoursePlace[];
  /** Years of study, from the shortest option to the longest. */
  readonly duration: { readonly min: number; readonly max: number } | null;
  readonly summary: string;
  /** Miles from the search location; null without one or when the course's location is not known. */
  readonly distance: number | null;
  readonly salary: CourseSalary | null;
  readonly tariff: EntryPoints | null;
  /** In work or further study 15 months after the course. */
  readonly employment: ShareFigure | null;
  /** Continuation rate: still studying, or had gained their award, a year after they began. */
  readonly continuation: ShareFigure | null;
  /** Why figures are missing: only list figures in lists, all figures in the full record. */
  readonly absences: Readonly<Partial<Record<FigureName, Absence | undefined>>>;
  readonly subjects: readonly { readonly code: string; readonly name: string }[];
  readonly subjectGuides: readonly string[];
  /** The number of study options. */
  readonly courseCount: number;
}

export const COURSE_FILTERS = ['qualification', 'studyMode', 'locations', 'country'] as const;
export type CourseFilterType = (typeof COURSE_FILTERS)[number];

/** A facet value and the number of courses it would leave. */
export interface CourseFacet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
export type CourseFacets = Readonly<Record<CourseFilterType | 'subjectGuides', readonly CourseFacet[]>>;

export type CourseSortBy =
  | 'title'
  | 'provider'
  | 'distance'
  | 'salary'
  | 'tariff'
  | 'employment'
  | 'relevance';

/** Course search criteria (C-04); omitted ones do not narrow the list. */
export interface CourseSearch {
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: CourseSortBy;
  readonly filters?: Partial<Record<CourseFilterType, readonly string[]>>;
  /** Whether the facets are counted. */
  readonly includeFilters?: boolean;
  readonly query?: string;
  /** False disables query understanding: the words are searched for unchanged, and no filters are derived. */
  readonly enableRules?: false;
  readonly subjectGuides?: readonly string[];
  /** Ids of subject guides, or CAH codes. */
  readonly subjects?: readonly string[];
  /** Provider ids, full or short; an empty list returns an empty page without a call. */
  readonly unis?: readonly string[];
  readonly scheme?: string;
  readonly near?: { readonly lat: number; readonly lng: number };
  /** Miles from `near`. */
  readonly radius?: number;
  /** Courses of the subjects that lead to this career. */
  readonly soc?: string;
  /**
   * A course's id: finds courses of its subjects at other providers, one per provider, by shared title words, then by
   * distance. Not with `query`.
   */
  readonly similarTo?: string;
  /** Minimum number of graduates behind a course's pay; courses without pay are excluded. */
  readonly minPeople?: number;
}

/** One page of courses; `facets` is null unless requested. */
export interface CoursePage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly results: readonly CourseListItem[];
  readonly facets: CourseFacets | null;
  /** How the query was interpreted; absent without a query. */
  readonly understood?: QueryInterpretation;
}
