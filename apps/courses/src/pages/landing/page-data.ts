import type { AddressProblem } from '@signpost/api-client/filters';
import { type Subject } from '@signpost/api-client/guides';
import { type FacetValue, type QueryInterpretation, type NextSteps } from '@signpost/api-client/search';
import { type Loaded } from '@signpost/api-client/parts';
import { type FoundCourse } from '../../components/course-list';
import { type LookedUp } from '../../components/place';
import { type FilterType, type LandingSearch } from './search/search';

export interface Found {
  readonly total: number;
  readonly pages: number;
  readonly courses: readonly FoundCourse[];
  readonly facets: Readonly<Partial<Record<FilterType, readonly FacetValue[]>>>;
  /** How the search service interpreted the words; absent when it does not say. */
  readonly understood: QueryInterpretation | undefined;
  /** Alternative spelling of the words with more results. */
  readonly suggestion: string | null;
}

export interface PopularSubject {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** Data of the landing page. */
export interface LandingData {
  readonly search: LandingSearch;
  readonly problems: readonly AddressProblem[];
  readonly from: LookedUp;
  readonly subjects: readonly Pick<Subject, 'id' | 'title'>[];
  /** Null without a search. */
  readonly found: Found | null;
  /** Suggestions for an empty result; null when there are results. */
  readonly nextSteps: NextSteps | null;
  /** Subjects with the most courses; empty during a search. */
  readonly popular: Loaded<readonly PopularSubject[]>;
  /** The same search on the course search site; null when none is configured. */
  readonly elsewhere: string | null;
}

/** Data of a page with a search. */
export type WithFound = LandingData & { readonly found: Found };
