import { z } from 'zod';
import type { GroupFigures } from './measure';

/** The stored figures that a new measurement is compared with, to detect regressions. */
export const summarySchema = z.record(
  z.string(),
  z.object({
    queries: z.int(),
    inThree: z.number(),
    first: z.number(),
    gain: z.number(),
    /** Queries whose first relevant hit is not ranked first, with its rank; null for none among ten. */
    late: z.record(z.string(), z.int().nullable()),
    /** nDCG@10 of the queries for which it is less than 1. */
    gains: z.record(z.string(), z.number()).default({}),
  }),
);
export type Summary = z.infer<typeof summarySchema>;

const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Summarises the figures of all groups. */
export const summaryOf = (groups: readonly GroupFigures[]): Summary =>
  Object.fromEntries(
    groups.map(({ name, queries, inThree, first, gain }) => [
      name,
      {
        queries: queries.length,
        inThree: rounded(inThree),
        first: rounded(first),
        gain: rounded(gain),
        late: Object.fromEntries(
          queries.flatMap(({ query, firstRight }) => (firstRight === 1 ? [] : [[query, firstRight]])),
        ),
        gains: Object.fromEntries(
          queries.flatMap(({ query, gain: each }) => (rounded(each) === 1 ? [] : [[query, rounded(each)]])),
        ),
      },
    ]),
  );

/** A query that is answered worse than before: its first relevant hit, or all of its hits together, rank lower. */
export interface Worse {
  group: string;
  query: string;
  /** The rank of the first relevant hit; null for none among ten. */
  before: number | null;
  now: number | null;
  /** nDCG@10. */
  gainBefore: number;
  gainNow: number;
  /** The title that is ranked first now. */
  titles: readonly string[];
}

/** Smaller losses of nDCG@10 come from records that changed. */
const MIN_LOSS = 0.05;

/** Returns the regressions since the stored figures. Queries without stored figures count as previously perfect. */
export const worseThan = (before: Summary, groups: readonly GroupFigures[]): Worse[] =>
  groups.flatMap(({ name, queries }) =>
    queries.flatMap(({ query, firstRight: now, gain: gainNow, titles }) => {
      const { late = {}, gains = {} } = before[name] ?? {};
      const then = Object.hasOwn(late, query) ? (late[query] ?? null) : 1;
      const gainBefore = gains[query] ?? 1;
      return (now ?? Infinity) > (then ?? Infinity) || gainNow < gainBefore - MIN_LOSS
        ? [{ group: name, query, before: then, now, gainBefore, gainNow: rounded(gainNow), titles }]
        : [];
    }),
  );
