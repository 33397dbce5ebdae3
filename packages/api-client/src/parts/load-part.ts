import { attempt, type Attempt, type ContextReader, type Initiated } from '@signpost/api-client/base';

/** What one part of a page needs: it came, or the words that say why it did not. */
export type Loaded<Thing> = { readonly data: Thing } | { readonly failure: string };

/** What a page shows of a query whose status its loader judges for itself: the data, or the words of its failure. */
export const partOf = <Thing>(outcome: Attempt<Thing>): Loaded<Thing> =>
  'data' in outcome ? outcome : { failure: outcome.error.message };

/** Runs a query that a page can do without: a failing call costs only its part. */
export const loadPart = async <Thing>(
  context: ContextReader,
  query: Initiated<Thing>,
): Promise<Loaded<Thing>> => partOf(await attempt(context, query));

/** The part's data, or what stands in when it did not come. */
export const dataOf = <Thing>(part: Loaded<Thing>, otherwise: Thing): Thing =>
  'data' in part ? part.data : otherwise;

/** The part with what `make` makes of its data. */
export const mapPart = <Thing, Other>(part: Loaded<Thing>, make: (data: Thing) => Other): Loaded<Other> =>
  'data' in part ? { data: make(part.data) } : part;
