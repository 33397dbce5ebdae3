import type { Grade } from '../../tariff/grades';

/** What narrows the list, by the name it has in the address, each with what the search service calls it. */
export const FACETS = {
  mode: 'studyMode',
  nation: 'country',
  region: 'region',
  qualification: 'qualification',
} as const;
export type FilterType = keyof typeof FACETS;
export const FILTER_TYPES = Object.keys(FACETS) as FilterType[];

/** The orders of the list, each with what the search service calls it; the best match has no name there. */
export const ORDERS = [
  { value: 'best', label: 'Best match', replica: null },
  { value: 'title', label: 'A to Z', replica: 'title_asc' },
  { value: 'salary', label: 'Highest graduate pay', replica: 'salary_desc' },
  { value: 'tariff', label: 'Lowest entry points', replica: 'tariff_asc' },
  { value: 'employment', label: 'Most in work or study after', replica: 'employment_desc' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** What the landing's address asks for, once it has been read and validated. */
export interface LandingSearch {
  readonly q: string;
  /** Whether these words are searched for as they are, and no filter is understood from them. */
  readonly exact: boolean;
  /** Id of a subject guide. */
  readonly subject: string | null;
  readonly postcode: string;
  /** Miles from the postcode. */
  readonly radius: number | null;
  readonly grades: readonly Grade[];
  /** The year it is to begin. */
  readonly start: number | null;
  readonly chosen: Readonly<Record<FilterType, readonly string[]>>;
  readonly order: Order;
  readonly page: number;
}

/** The landing with nothing asked. */
export const NOTHING: LandingSearch = {
  q: '',
  exact: false,
  subject: null,
  postcode: '',
  radius: null,
  grades: [],
  start: null,
  chosen: { mode: [], nation: [], region: [], qualification: [] },
  order: 'best',
  page: 1,
};

/** Something in the address that could not be used, in words for the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** Whether anything is asked for that gives a list. */
export const isAsked = ({ q, subject, postcode, grades, start, chosen }: LandingSearch): boolean =>
  q !== '' ||
  subject !== null ||
  postcode !== '' ||
  grades.length > 0 ||
  start !== null ||
  FILTER_TYPES.some((type) => chosen[type].length > 0);

/** The parameters that the search's fields fill. */
export const SEARCH_FIELDS = ['subject', 'postcode', 'radius', 'grade'];
