import type { Nation } from '../nations';
import type { Absence } from '../courses/types';
import type { QueryInterpretation } from '../search/types';

/** A rating of the Teaching Excellence Framework (TEF). */
export type TefAward = 'Gold' | 'Silver' | 'Bronze' | 'Pending' | 'Requires improvement';

/** The ratings of a TEF outcome; one is null when that aspect was not rated. */
export interface TefRatings {
  readonly overall: TefAward | null;
  readonly studentExperience: TefAward | null;
  readonly studentOutcomes: TefAward | null;
  readonly url: string | null;
}

/** A provider's TEF outcome. */
export interface Tef extends TefRatings {
  readonly year: number;
  /** Of a school without a rating of its own, those of the universities that run it; else empty. */
  readonly parents: readonly (TefRatings & { readonly name: string })[];
}

/** Graduate pay in GBP a year, with its cohort. */
export interface SalaryFigure {
  readonly median: number;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly graduates: number | null;
  readonly monthsAfter: number;
  readonly year: string;
}

/** Share of students who stayed on their course for a second year or finished it. */
export interface ContinuationFigure {
  readonly percent: number;
  readonly students: number | null;
  readonly year: string;
}

/** Share of graduates in work or further study. */
export interface EmploymentFigure {
  readonly percent: number;
  readonly graduates: number | null;
  readonly year: string;
}

/** The mean of the survey's themes over a provider's courses: the share of answers that were positive. */
export interface SurveySummary {
  readonly percent: number;
  readonly people: number;
  readonly courses: number;
  readonly years: string;
}

/** The number of a provider's courses in one broad subject (a CAH level 1 group). */
export interface SubjectShare {
  readonly code: string;
  readonly name: string;
  /** Courses in it that the provider publishes. */
  readonly courses: number;
  /** How many of them appear in lists and searches. */
  readonly listed: number;
}

export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** One campus or teaching place. */
export interface Site extends LatLng {
  readonly name: string;
}

export interface ProviderAddress {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly line3: string | null;
  /** The town. */
  readonly location: string | null;
  readonly postcode: string | null;
  readonly country: Nation;
  readonly region: string;
}

/** Provider fields for lists, maps and cards (E-13); kept small, because a page of 48 is serialised into the HTML. */
export interface ProviderSummary {
  readonly providerId: string;
  /** First 8 characters of `providerId`, the id in the site's URLs. */
  readonly shortProviderId: string;
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  readonly address: Pick<ProviderAddress, 'location' | 'country' | 'region'>;
  readonly latlon: LatLng | null;
  readonly tef: Pick<Tef, 'overall'> | null;
  readonly avgSalary: number | null;
  /** The cohort of `avgSalary`. */
  readonly salary: Pick<SalaryFigure, 'graduates' | 'year'> | null;
  /** Why pay is missing, when it is null. */
  readonly absences: Readonly<Partial<Record<'salary', Absence | undefined>>>;
  /** Courses that appear in lists and searches. */
  readonly courseCount: number;
  /** Courses published on Discover Uni: more than `courseCount` when some titles are unknown. */
  readonly coursesPublished: number;
  /** Miles from the search location, 0 without one. */
  readonly distance: number;
  /** Whether this is the full record. */
  readonly extended: boolean;
}

/** A similar provider and the reasons. */
export interface RelatedProvider {
  readonly provider: ProviderSummary;
  readonly reasons: readonly string[];
}

/** A university or college (E-13). A figure that is not published is null. */
export interface Provider extends ProviderSummary {
  /** UCAS code. */
  readonly providerCode: string | null;
  readonly sortName: string;
  readonly aliases: readonly string[];
  readonly ukprn: string;
  readonly banner: string;
  readonly address: ProviderAddress;
  readonly url: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly unibuddyId: string | null;
  readonly entityId: string;
  readonly tef: Tef | null;
  /** The percentage of `survey`. */
  readonly nssScore: number | null;
  readonly survey: SurveySummary | null;
  readonly salary: SalaryFigure | null;
  readonly continuation: ContinuationFigure | null;
  readonly employment: EmploymentFigure | null;
  /** Why null figures of pay, continuation, employment and the survey are missing. */
  readonly absences: Readonly<
    Partial<Record<'salary' | 'continuation' | 'employment' | 'survey', Absence | undefined>>
  >;
  readonly description: string | null;
  readonly subjects: readonly SubjectShare[];
  readonly sites: readonly Site[];
  readonly related: readonly RelatedProvider[];
}

/** A provider in a list of names (C-14). */
export type ProviderName = Pick<Provider, 'providerId' | 'shortProviderId' | 'slug' | 'name' | 'sortName'>;

/** A facet value and the number of providers it would leave. */
export interface Facet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The filters of a provider list: courses taught, location, teaching rating. */
export const FILTER_TYPES = ['subject', 'mode', 'tariff', 'country', 'region', 'tef'] as const;
export type ProviderFilterType = (typeof FILTER_TYPES)[number];

export const SORT_ORDERS = ['name', 'distance', 'tef', 'salary', 'courses'] as const;
export type ProviderSortBy = (typeof SORT_ORDERS)[number];

/** Provider search criteria (C-05); omitted ones do not narrow the list. */
export interface ProviderSearch {
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: ProviderSortBy;
  readonly letter?: string;
  readonly query?: string;
  readonly near?: LatLng;
  /** Miles from `near`. */
  readonly radius?: number;
  /** Ids of subject guides or CAH codes. */
  readonly subjects?: readonly string[];
  readonly mode?: readonly string[];
  readonly filters?: Partial<Record<Exclude<ProviderFilterType, 'subject' | 'mode'>, readonly string[]>>;
  /** Whether subjects, modes and points are counted too. */
  readonly countTeaching?: true;
  /** False disables query understanding: the words are searched for unchanged, and no filters are derived. */
  readonly enableRules?: false;
  /** Only these providers, by full or short id; an empty list returns an empty result without a call (V-02). */
  readonly ids?: readonly string[];
}

export type ProviderFacets = Readonly<Record<ProviderFilterType | 'letter', readonly Facet[]>>;

/** One page of a list of providers. */
export interface ProviderPage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly results: readonly ProviderSummary[];
  readonly facets: ProviderFacets;
  /** How the query was interpreted; absent without a query. */
  readonly understood?: QueryInterpretation;
}
