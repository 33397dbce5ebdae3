import type { ContextReader } from '@signpost/api-client/base';
import { applicationDates, loadKeyFacts, type ApplicationDates } from '@signpost/api-client/key-facts';
import { limitsIn, type Limits } from './rules';

/** The limits and dates of an application. */
export interface ApplicationRules {
  readonly limits: Limits;
  readonly dates: ApplicationDates;
}

/** Loads the limits and dates of an application; null when they cannot be loaded. Never rejects. */
export const loadRules = async (context: ContextReader): Promise<ApplicationRules | null> => {
  const known = await loadKeyFacts(context);
  return known && { limits: limitsIn(known.facts), dates: applicationDates(known) };
};
