import { attempt, type ContextReader } from '@signpost/api-client/base';
import { keyFactsApi } from './endpoints';
import type { KeyFacts } from './types';

/** Loads all facts; null when they cannot be loaded. Never rejects. */
export const loadKeyFacts = async (context: ContextReader): Promise<KeyFacts | null> => {
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  return 'data' in outcome ? outcome.data : null;
};
