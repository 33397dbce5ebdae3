import { t } from '@signpost/language';
import type { Choice } from '@signpost/api-client/filters';
import type { Grade } from '@signpost/api-client/tariff';

/** Filters that the list always offers, by the facet of the search service, which is their name on R-16 too. */
const OFFERED = ['studyMode', 'country', 'region', 'qualification', 'wayIn'] as const;

/** All filters of the list; those that are not offered come from addresses of R-16. */
export const FILTER_TYPES = [...OFFERED, 'tariffBand', 'provider'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** The filter by a subject, of which there is one at most. */
export const SUBJECTS_FILTER = 'subjects' as const;

/** The filters to show: those offered, and those in use. */
export const shownTypes = ({ chosen }: Pick<LandingSearch, 'chosen'>): readonly FilterType[] =>
  FILTER_TYPES.filter((type) => OFFERED.some((offered) => offered === type) || chosen[type].length > 0);

/** Names of filters in older links and of the field for the subject, with the present name. */
export const FORMER_NAMES: Readonly<Record<string, FilterType | typeof SUBJECTS_FILTER>> = {
  subject: SUBJECTS_FILTER,
  mode: 'studyMode',
  nation: 'country',
  wayin: 'wayIn',
};

/** Sort orders of the list, with the name in the search service; relevance has none there. */
export const ORDERS = [
  {
    value: 'best',
    get label() {
      return t('Best match');
    },
    replica: null,
  },
  {
    value: 'title',
    get label() {
      return t('A to Z');
    },
    replica: 'title_asc',
  },
  {
    value: 'salary',
    get label() {
      return t('Highest graduate pay');
    },
    replica: 'salary_desc',
  },
  {
    value: 'tariff',
    get label() {
      return t('Lowest entry points');
    },
    replica: 'tariff_asc',
  },
  {
    value: 'employment',
    get label() {
      return t('Most in work or study after');
    },
    replica: 'employment_desc',
  },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** The search in an address, parsed and validated. */
export interface LandingSearch {
  readonly q: string;
  /** Whether the words are searched literally, without deriving filters from them. */
  readonly exact: boolean;
  /** A subject guide. */
  readonly subject: Choice | null;
  readonly postcode: string;
  /** Miles from the postcode. */
  readonly radius: number | null;
  readonly grades: readonly Grade[];
  /** Year of entry. */
  readonly start: number | null;
  readonly chosen: Readonly<Record<FilterType, readonly Choice[]>>;
  readonly order: Order;
  readonly page: number;
}

/** The default, empty search. */
export const NOTHING: LandingSearch = {
  q: '',
  exact: false,
  subject: null,
  postcode: '',
  radius: null,
  grades: [],
  start: null,
  chosen: {
    studyMode: [],
    country: [],
    region: [],
    qualification: [],
    wayIn: [],
    tariffBand: [],
    provider: [],
  },
  order: 'best',
  page: 1,
};

/** Returns whether the search has anything that yields a list. */
export const isAsked = ({ q, subject, postcode, grades, start, chosen }: LandingSearch): boolean =>
  q !== '' ||
  subject !== null ||
  postcode !== '' ||
  grades.length > 0 ||
  start !== null ||
  FILTER_TYPES.some((type) => chosen[type].length > 0);

/** Parameters that the search fields set. */
export const SEARCH_FIELDS = ['subject', 'postcode', 'radius', 'grade'];
