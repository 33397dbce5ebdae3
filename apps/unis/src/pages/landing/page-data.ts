import type { AddressProblem } from '@signpost/api-client/filters';
import type { NextSteps } from '@signpost/api-client/search';
import { type ProviderPage } from '@signpost/api-client/unis';
import { type LandingSearch } from './search';

/** Data of the landing page. */
export interface LandingData {
  readonly search: LandingSearch;
  readonly problems: readonly AddressProblem[];
  /** Error message of the postcode field. */
  readonly postcodeError: string | null;
  /** The location from which distances are measured, such as "BA2, Bath". */
  readonly near: string | null;
  readonly results: ProviderPage;
  /** Suggestions for an empty result. */
  readonly nextSteps: NextSteps;
}
