import type { Attempt } from '@signpost/api-client/base';
import type { Loaded } from '@signpost/api-client/parts';

/** What a page shows of a query whose status the loader judged for itself: its data, or the words of its failure. */
export const partOf = <Thing>(outcome: Attempt<Thing>): Loaded<Thing> =>
  'data' in outcome ? outcome : { failure: outcome.error.message };
