import { attempt, type ContextReader, type Initiated } from '@signpost/api-client/base';

/** What one part of a page needs: it came, or the words that say why it did not. */
export type Loaded<Thing> = { readonly data: Thing } | { readonly failure: string };

/** Runs a query that a page can do without: a failing call costs only its part. */
export const loadPart = async <Thing>(
  context: ContextReader,
  query: Initiated<Thing>,
): Promise<Loaded<Thing>> => {
  const outcome = await attempt(context, query);
  return 'data' in outcome ? outcome : { failure: outcome.error.message };
};

/** The part's data, or what stands in when it did not come. */
export const dataOf = <Thing>(part: Loaded<Thing>, otherwise: Thing): Thing =>
  'data' in part ? part.data : otherwise;
