import { type NextSteps, type Position, type SearchPage } from '@signpost/api-client/search';
import { type Cards } from '../../../slots/slots';
import type { AddressProblem } from '@signpost/api-client/filters';
import type { SearchAddress } from '../address';

/** Loader data of a results page. */
export interface ResultsData {
  readonly address: SearchAddress;
  readonly problems: readonly AddressProblem[];
  /** The postcode's validation error, shown at its field. */
  readonly postcodeError: string | null;
  /** The place that distances are measured from, such as "BA2, Bath". */
  readonly near: string | null;
  /** Where that place is. */
  readonly position: Position | null;
  readonly results: SearchPage;
  /** The squad's cards for the kind; empty on a map, and when they cannot be loaded. */
  readonly cards: Cards;
  /** Searches that find something, when this one finds nothing. */
  readonly nextSteps: NextSteps;
}
