import { attempt, type Attempt, type ContextReader, type Initiated } from '@signpost/api-client/base';

/** The data of one section of a page, or the message of its failure. */
export type Loaded<Thing> = { readonly data: Thing } | { readonly failure: string };

/**
 * Converts a query result, whose status the loader handles itself, to the data or the message of its failure.
 */
export const partOf = <Thing>(outcome: Attempt<Thing>): Loaded<Thing> =>
  'data' in outcome ? outcome : { failure: outcome.error.message };

/** Runs a query for an optional section: a failure affects only that section. */
export const loadPart = async <Thing>(
  context: ContextReader,
  query: Initiated<Thing>,
): Promise<Loaded<Thing>> => partOf(await attempt(context, query));

/** The section's data, or the fallback when it failed to load. */
export const dataOf = <Thing>(part: Loaded<Thing>, otherwise: Thing): Thing =>
  'data' in part ? part.data : otherwise;

/** Maps the data of a loaded section. */
export const mapPart = <Thing, Other>(part: Loaded<Thing>, make: (data: Thing) => Other): Loaded<Other> =>
  'data' in part ? { data: make(part.data) } : part;
