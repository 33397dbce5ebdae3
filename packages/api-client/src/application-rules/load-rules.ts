import { attempt, type ContextReader } from '@signpost/api-client/base';
import { applicationDates, keyFactsApi, type ApplicationDates } from '@signpost/api-client/key-facts';
import { limitsIn, type Limits } from './rules';

/** The limits and dates of an application. */
export interface ApplicationRules {
  readonly limits: Limits;
  readonly dates: ApplicationDates;
}

/** Loads the limits and dates of an application; null when they cannot be loaded. Never rejects. */
export const loadRules = async (context: ContextReader): Promise<ApplicationRules | null> => {
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  return 'data' in outcome
    ? { limits: limitsIn(outcome.data.facts), dates: applicationDates(outcome.data) }
    : null;
};
