/** The rank of each document by one value. Equal values share a rank; documents without a value have the last rank, `distinct`. */
export interface Ranking {
  ranks: Uint32Array;
  distinct: number;
}

/** Ranks documents by a value in ascending order, numbers before texts. */
export const rankBy = (values: readonly unknown[]): Ranking => {
  const keys = values.map(sortable);
  const distinct = [...new Set(keys)].filter((key) => key !== null);
  if (distinct.every((key) => typeof key === 'string')) distinct.sort();
  else distinct.sort(compare);
  const places = new Map(distinct.map((key, rank) => [key, rank]));
  const ranks = Uint32Array.from(keys, (key) => (key === null ? distinct.length : (places.get(key) ?? 0)));
  return { ranks, distinct: distinct.length };
};

/** Returns the ranking in descending order; documents without a value stay last. */
export const reversed = ({ ranks, distinct }: Ranking): Ranking => ({
  ranks: ranks.map((rank) => (rank === distinct ? rank : distinct - 1 - rank)),
  distinct,
});

/** Sorts documents, given by insertion number, by each ranking in turn and then by id. */
export const arrange = (rankings: readonly Ranking[], ids: readonly string[]): Uint32Array =>
  Uint32Array.from(ids, (_id, index) => index).sort((one, other) => {
    for (const { ranks } of rankings) {
      const difference = (ranks[one] ?? 0) - (ranks[other] ?? 0);
      if (difference !== 0) return difference;
    }
    return (ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1;
  });

type Sortable = number | string;

const sortable = (value: unknown): Sortable | null => {
  if (typeof value === 'string') return value.toLowerCase();
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : null;
};

const compare = (one: Sortable, other: Sortable): number => {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
};
