import type { Understood } from '../search/types';

/** Whom a figure describes: `level` is 'course' for the course's own students, else the wider group it is published for. */
export interface Cohort {
  readonly people: number;
  readonly level: 'course' | 'subject' | 'provider';
  /** The group's CAH code; null for the course's own students. */
  readonly subject: string | null;
  /** Its name in the middle of a sentence: 'subjects allied to medicine'. */
  readonly subjectName: string | null;
  /** 1 for the widest groups of subjects ('CAH02'), 3 for the finest ('CAH02-05-01'). */
  readonly subjectLevel: 1 | 2 | 3 | null;
  readonly years: string;
  /** The percentage of those asked who answered; null for what is not a survey or where it is not published. */
  readonly responseRate: number | null;
}

/**
 * Why a figure is not there: its file is not among those that the service has; too few people answered for it to be
 * published; nobody could be asked yet, since the course is new; or the file has none and gives no reason.
 */
export type Absence = 'not-imported' | 'too-few' | 'not-asked' | 'not-published';

/** What is published of a course's students and graduates. */
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

/** What graduates earn, in GBP a year, 15 months after the course. */
export interface CourseSalary extends Cohort {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/**
 * UCAS tariff points of the middle half of entrants whose points are published: from the band of the one a quarter of the
 * way up to that of three quarters. Lists sort by, and filters test, the middle of it.
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

/** What a course's card says of who teaches it. */
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

/** A course in a list (E-03): the source's course with a whole-number `courseCount`. A figure that is not published is null. */
export interface CourseListItem {
  readonly id: string;
  /** The year of entry (K-11). */
  readonly academicYearId: string;
  readonly title: string;
  /** The year of the publication that the title is from. */
  readonly titleYear: number | null;
  /** What tells it from other courses of the same title and award at its provider, such as 'with foundation year'; null when nothing need. */
  readonly distinction: string | null;
  readonly provider: CourseProvider;
  readonly qualification: string | null;
  readonly scheme: string;
  readonly studyModes: readonly string[];
  readonly locations: readonly CoursePlace[];
  /** Years of study, from the shortest option to the longest. */
  readonly duration: { readonly min: number; readonly max: number } | null;
  readonly summary: string;
  /** Miles from the place that was searched from, null when none was or the course's is not known. */
  readonly distance: number | null;
  readonly salary: CourseSalary | null;
  readonly tariff: EntryPoints | null;
  /** In work or further study 15 months after the course. */
  readonly employment: ShareFigure | null;
  /** Stayed on: still studying, or had gained their award, a year after they began. */
  readonly continuation: ShareFigure | null;
  /** Why figures are not there: of those of lists in lists, of all where the whole course is asked for. */
  readonly absences: Readonly<Partial<Record<FigureName, Absence | undefined>>>;
  readonly subjects: readonly { readonly code: string; readonly name: string }[];
  readonly subjectGuides: readonly string[];
  /** How many options it has. */
  readonly courseCount: number;
}

export const COURSE_FILTERS = ['qualification', 'studyMode', 'locations', 'country'] as const;
export type CourseFilterType = (typeof COURSE_FILTERS)[number];

/** One choice of a filter with how many courses it would leave. */
export interface CourseFacet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
export type CourseFacets = Readonly<Record<CourseFilterType | 'subjectGuides', readonly CourseFacet[]>>;

export type CourseSortBy =
  'title' | 'provider' | 'distance' | 'salary' | 'tariff' | 'employment' | 'relevance';

/** What to list (C-04); whatever is left out does not narrow the list. */
export interface CourseSearch {
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: CourseSortBy;
  readonly filters?: Partial<Record<CourseFilterType, readonly string[]>>;
  /** Whether the facets are counted. */
  readonly includeFilters?: boolean;
  readonly query?: string;
  /** False looks for the words of the query as they are and understands no filters from them. */
  readonly enableRules?: false;
  readonly subjectGuides?: readonly string[];
  /** Ids of subject guides, or CAH codes. */
  readonly subjects?: readonly string[];
  /** Provider ids, full or short; an empty list gives an empty page with no call. */
  readonly unis?: readonly string[];
  readonly scheme?: string;
  readonly studyYear?: number;
  readonly near?: { readonly lat: number; readonly lng: number };
  /** Miles from `near`. */
  readonly radius?: number;
  /** Courses of the subjects that lead to this career. */
  readonly soc?: string;
  /**
   * A course's id: those of its subjects at other providers, one of each, by words of the title in common and then by
   * distance from it. Not with `query`.
   */
  readonly similarTo?: string;
  /** Fewest graduates that a course's pay is of; courses without pay are left out. */
  readonly minPeople?: number;
}

/** One page of a list of courses; `facets` is null unless they were asked for. */
export interface CoursePage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly results: readonly CourseListItem[];
  readonly facets: CourseFacets | null;
  /** What was made of the query; absent without one. */
  readonly understood?: Understood;
}
