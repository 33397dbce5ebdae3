import type { SearchRecord } from '../engine/index/record';
import type { QueryGroup } from './queries';
import type { Rule } from './rules';

/** The functions that a relevance measurement calls. */
export interface Searched {
  /** Returns the ten best hits of an index, or, for null, the first hit of each group in group order. */
  find(index: string | null, query: string): Promise<readonly SearchRecord[]>;
  /** Counts the relevant records of an index, at most ten; null stands for all indexes together. */
  countRelevant(index: string | null, right: Rule): number;
}

/** The result of one query. */
export interface QueryFigures {
  query: string;
  /** The rank of the first relevant hit, from 1; null when none of the ten is relevant. */
  firstRight: number | null;
  /** nDCG@10: 1 when every possible relevant hit is included and ranked first. */
  gain: number;
  /** The first titles, to show what was returned instead. */
  titles: readonly string[];
}

/** The results of the queries of one kind. */
export interface GroupFigures {
  name: string;
  queries: readonly QueryFigures[];
  /** Queries for which this catalogue has no relevant record; they are not counted. */
  unanswerable: readonly string[];
  /** Shares of the queries, 0 to 1. */
  inThree: number;
  first: number;
  /** nDCG@10. */
  gain: number;
}

const DEPTH = 10;
const discount = (place: number) => 1 / Math.log2(place + 1);
const idealGain = (right: number) =>
  Array.from({ length: right }, (_none, at) => discount(at + 1)).reduce((sum, each) => sum + each, 0);

/** Runs every query of a group that has a relevant record. */
export const measureGroup = async (
  searched: Searched,
  { name, index, judged }: QueryGroup,
): Promise<GroupFigures> => {
  const queries: QueryFigures[] = [];
  const unanswerable: string[] = [];
  for (const { queries: texts, right } of judged) {
    const relevantCount = searched.countRelevant(index, right);
    if (relevantCount === 0) {
      unanswerable.push(...texts);
      continue;
    }
    for (const query of texts) {
      const found = (await searched.find(index, query)).slice(0, DEPTH);
      const ranks = found.flatMap((record, at) => (right(record) ? [at + 1] : []));
      const gain =
        ranks.map(discount).reduce((sum, each) => sum + each, 0) / idealGain(Math.min(relevantCount, DEPTH));
      const titles = found.slice(0, 3).map(({ title }) => String(title));
      queries.push({ query, firstRight: ranks[0] ?? null, gain: Math.min(1, gain), titles });
    }
  }
  const share = (test: (figures: QueryFigures) => boolean) => queries.filter(test).length / queries.length;
  return {
    name,
    queries,
    unanswerable,
    inThree: share(({ firstRight }) => firstRight !== null && firstRight <= 3),
    first: share(({ firstRight }) => firstRight === 1),
    gain: queries.reduce((sum, { gain }) => sum + gain, 0) / queries.length,
  };
};
