import type { Absence } from '../courses/types';
import type { Understood } from '../search/types';

export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

/** A rating of the Teaching Excellence Framework (TEF). */
export type TefAward = 'Gold' | 'Silver' | 'Bronze' | 'Pending' | 'Requires improvement';

/** A provider's TEF outcome; a rating is null when that aspect was not rated. */
export interface Tef {
  readonly overall: TefAward | null;
  readonly studentExperience: TefAward | null;
  readonly studentOutcomes: TefAward | null;
  readonly year: number;
  readonly url: string | null;
}

/** What graduates earn, in GBP a year, with the cohort behind the figure. */
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

/** How many courses a provider has in one broad subject (a CAH level 1 group). */
export interface SubjectShare {
  readonly code: string;
  readonly name: string;
  /** Courses in it that the provider publishes. */
  readonly courses: number;
  /** How many of them lists and searches have. */
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

/** What lists, maps and cards need of a provider (E-13): a page of 48 travels with its HTML, so it carries no more. */
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
  /** Whose pay `avgSalary` is. */
  readonly salary: Pick<SalaryFigure, 'graduates' | 'year'> | null;
  /** Why pay is not there, where it is null. */
  readonly absences: Readonly<Partial<Record<'salary', Absence | undefined>>>;
  /** Courses that lists and searches have of it. */
  readonly courseCount: number;
  /** Courses that it publishes on Discover Uni: more than `courseCount` where the titles of some are not known. */
  readonly coursesPublished: number;
  /** Miles from the place that was searched from, 0 when none was. */
  readonly distance: number;
  /** Whether this is the whole record. */
  readonly extended: boolean;
}

/** Another provider and why it is like this one. */
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
  readonly nssScore: number | null;
  readonly salary: SalaryFigure | null;
  readonly continuation: ContinuationFigure | null;
  readonly employment: EmploymentFigure | null;
  /** Why those of pay, staying on and work that are null are not there. */
  readonly absences: Readonly<Partial<Record<'salary' | 'continuation' | 'employment', Absence | undefined>>>;
  readonly description: string | null;
  readonly subjects: readonly SubjectShare[];
  readonly sites: readonly Site[];
  readonly related: readonly RelatedProvider[];
}

/** A provider in a list of names (C-14). */
export type ProviderName = Pick<Provider, 'providerId' | 'shortProviderId' | 'slug' | 'name' | 'sortName'>;

/** One choice of a filter with how many providers it would leave. */
export interface Facet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What a list of providers is narrowed by: courses that they teach, where they are, how their teaching is rated. */
export const FILTER_TYPES = ['subject', 'mode', 'tariff', 'country', 'region', 'tef'] as const;
export type ProviderFilterType = (typeof FILTER_TYPES)[number];

export const SORT_ORDERS = ['name', 'distance', 'tef', 'salary', 'courses'] as const;
export type ProviderSortBy = (typeof SORT_ORDERS)[number];

/** What to list (C-05); whatever is left out does not narrow the list. */
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
  readonly filters?: Partial<Record<ProviderFilterType, readonly string[]>>;
  /** Whether subjects, modes and points are counted too. */
  readonly countTeaching?: true;
  /** False looks for the words of the query as they are and understands no filters from them. */
  readonly enableRules?: false;
  /** Only these providers, by full or short id; an empty list gives an empty result with no call (V-02). */
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
  /** What was made of the query; absent without one. */
  readonly understood?: Understood;
}
