import { performance } from 'node:perf_hooks';
import type { SearchRecord } from '../engine/index/record';
import type { LiveIndexes } from '../indexes/live-indexes';
import { createHandlers } from '../../../delivery/search/handlers';
import { multiSearchSchema, searchAnswerSchema } from '../../../delivery/search/schema';
import { FairQueue } from '../../../delivery/search/cost/fair-queue';
import { CallCost } from '../../../delivery/search/cost/cost-estimate';
import type { Searched } from './measure';
import type { Rule } from './rules';

const DEPTH = 10;

/** Answers requests of the search protocol. */
type Ask = (requests: readonly object[]) => Promise<readonly unknown[]>;

/** Runs queries against the service that answers `ask`, whose indexes have the given records, by kind. */
export const searchedBy = (ask: Ask, records: ReadonlyMap<string, readonly SearchRecord[]>): Searched => {
  const everything = [...records.keys()].filter((kind) => kind !== 'searches');
  const searchAll = async (asked: readonly string[], query: string, hitsPerPage: number) => {
    const results = await ask(
      asked.map((kind) => ({
        indexName: `d10_${kind}`,
        query,
        hitsPerPage,
        attributesToRetrieve: ['*', '-body'],
        attributesToHighlight: [],
        attributesToSnippet: [],
      })),
    );
    return results.map((result) => searchAnswerSchema.parse(result));
  };
  return {
    async find(index, query) {
      if (index !== null) return (await searchAll([index], query, DEPTH)).flatMap(hitsOf);
      const answers = await searchAll(everything, query, 1);
      const groupOf = ({ userData }: (typeof answers)[number]) => userData?.[0]?.group ?? Infinity;
      return answers.sort((one, other) => groupOf(one) - groupOf(other)).flatMap(hitsOf);
    },
    countRelevant(index, right: Rule) {
      if (index === null) return everything.some((kind) => records.get(kind)?.some(right)) ? 1 : 0;
      return Math.min(DEPTH, records.get(index)?.filter(right).length ?? 0);
    },
  };
};

/** Runs queries against built indexes through the search service's protocol, as clients do. `onAnswer` is passed the duration of each search in milliseconds. */
export const searchedOn = async (
  indexes: LiveIndexes,
  onAnswer: (milliseconds: number) => void = () => {},
): Promise<Searched> => {
  const { multiSearch } = createHandlers(indexes);
  const records = new Map<string, SearchRecord[]>();
  for (const { name } of indexes.list()) {
    const { index } = (await indexes.find(name)) ?? {};
    records.set(
      name.replace(/^d10_/, ''),
      Array.from({ length: index?.size ?? 0 }, (_none, at) => index?.record(at) ?? { objectID: '' }),
    );
  }
  return searchedBy(async (requests) => {
    const began = performance.now();
    const cost = new CallCost({ queue: new FairQueue(), asker: '' });
    const { results } = await multiSearch(cost, multiSearchSchema.parse({ requests }));
    onAnswer(performance.now() - began);
    return results;
  }, records);
};

const hitsOf = ({ hits }: { hits: readonly Record<string, unknown>[] }) => hits as SearchRecord[];
