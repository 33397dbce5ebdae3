import type { SearchRecord } from '../engine/index/record';
import type { QueryGroup } from './queries';
import type { Rule } from './rules';

/** What relevance is measured on. */
export interface Searched {
  /** The ten best hits of an index, or of all for null: then the first of each group in the groups' order. */
  find(index: string | null, query: string): Promise<readonly SearchRecord[]>;
  /** How many records of an index are right, at most ten; one of all indexes together. */
  rightOnes(index: string | null, right: Rule): number;
}

/** How one query was answered. */
export interface QueryFigures {
  query: string;
  /** The place of the first right answer, from 1; null where none of ten is right. */
  firstRight: number | null;
  /** Normalised discounted gain of the ten first: 1 when all that could be right is, and first. */
  gain: number;
  /** The first titles, to see what came instead. */
  titles: readonly string[];
}

/** How the queries of one kind were answered. */
export interface GroupFigures {
  name: string;
  queries: readonly QueryFigures[];
  /** Queries that no record of this catalogue could answer: they are not counted. */
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

/** Asks every query of a group that something could answer. */
export const measureGroup = async (
  searched: Searched,
  { name, index, judged }: QueryGroup,
): Promise<GroupFigures> => {
  const queries: QueryFigures[] = [];
  const unanswerable: string[] = [];
  for (const { queries: texts, right } of judged) {
    const most = searched.rightOnes(index, right);
    if (most === 0) {
      unanswerable.push(...texts);
      continue;
    }
    for (const query of texts) {
      const found = (await searched.find(index, query)).slice(0, DEPTH);
      const places = found.flatMap((record, at) => (right(record) ? [at + 1] : []));
      const gain =
        places.map(discount).reduce((sum, each) => sum + each, 0) / idealGain(Math.min(most, DEPTH));
      const titles = found.slice(0, 3).map(({ title }) => String(title));
      queries.push({ query, firstRight: places[0] ?? null, gain: Math.min(1, gain), titles });
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
