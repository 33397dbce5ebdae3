import { findIds } from '../../domain/search/find-ids';
import { inLanguage } from '../../platform/language/request-language';
import type { LiveIndexes } from '../../domain/search/indexes/live-indexes';
import { CallCost } from './cost/cost-estimate';
import type { NoteEmptySearch } from './empty-search';
import { FairQueue } from './cost/fair-queue';
import { createHandlers } from './handlers';
import { LIMITS } from './cost/limits';
import { operations } from './operations';
import { createRateLimit } from './cost/rate-limit';
import type { SearchCall, SearchCalls } from './search-calls';

interface Options {
  indexes: LiveIndexes;
  noteEmptySearch?: NoteEmptySearch | undefined;
  /** The time per minute that the calls of one address may use. */
  millisecondsAMinute?: number | undefined;
}

/** Answers calls from indexes of its own thread, in turns: each call waits in a fair queue and counts its cost against the limits of its address. */
export const createSearcher = ({
  indexes,
  noteEmptySearch,
  millisecondsAMinute = LIMITS.millisecondsAMinute,
}: Options): SearchCalls => {
  const handlers = createHandlers(indexes, noteEmptySearch);
  const queue = new FairQueue();
  const consumerFor = createRateLimit(millisecondsAMinute);
  const encoder = new TextEncoder();
  const run = async (call: SearchCall, cost: CallCost): Promise<string> =>
    call.operation === 'findIds'
      ? JSON.stringify(await findIds(indexes, call))
      : inLanguage(call.language, () => operations[call.operation].run(handlers, cost, call));
  return {
    version: () => indexes.version(),
    async call(call, signal) {
      const { asker, operation } = call;
      // The lists of the API have limits of their own, by number.
      const consume = operation === 'findIds' ? undefined : consumerFor(asker);
      const cost = new CallCost({ queue, asker: asker.address, consume, signal });
      await cost.begin();
      try {
        return encoder.encode(await run(call, cost));
      } finally {
        cost.end();
      }
    },
  };
};
