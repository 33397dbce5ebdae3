import { type SearchKind, type SearchPage, type QueryInterpretation } from '@signpost/api-client/search';
import type { AddressProblem } from '@signpost/api-client/filters';

/** The search result of one kind. */
export interface FoundOfKind extends SearchPage {
  readonly kind: SearchKind;
}

/** Loader data of the landing. */
export interface LandingData {
  readonly q: string;
  /** Whether the words were searched for literally. */
  readonly exact: boolean;
  readonly problems: readonly AddressProblem[];
  /** Every kind; the best answers first, kinds without hits last. */
  readonly found: readonly FoundOfKind[];
  /** The titles that most courses share, as suggested searches; empty with a query. */
  readonly starts: readonly string[];
  /** Filters understood by the kinds that have hits, or by all kinds when none has any. */
  readonly understood: QueryInterpretation | undefined;
  /** Another spelling that finds more. */
  readonly suggested: string | null;
}
