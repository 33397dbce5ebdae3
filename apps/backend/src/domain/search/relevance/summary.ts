import { z } from 'zod';
import type { GroupFigures } from './measure';

/** Figures as they are kept beside the code, to see what a change makes worse. */
export const summarySchema = z.record(
  z.string(),
  z.object({
    queries: z.int(),
    inThree: z.number(),
    first: z.number(),
    gain: z.number(),
    /** Queries whose first right answer is not the first, with its place; null for none among ten. */
    late: z.record(z.string(), z.int().nullable()),
  }),
);
export type Summary = z.infer<typeof summarySchema>;

const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Sums up the figures of all groups. */
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
      },
    ]),
  );

/** A query that is answered worse than before; null for no right answer among ten. */
export interface Worse {
  group: string;
  query: string;
  before: number | null;
  now: number | null;
  /** What comes first now. */
  titles: readonly string[];
}

/** What got worse since some figures were kept. Queries that they do not know count as answered first. */
export const worseThan = (before: Summary, groups: readonly GroupFigures[]): Worse[] =>
  groups.flatMap(({ name, queries }) =>
    queries.flatMap(({ query, firstRight: now, titles }) => {
      const late = before[name]?.late ?? {};
      const then = Object.hasOwn(late, query) ? (late[query] ?? null) : 1;
      return (now ?? Infinity) > (then ?? Infinity)
        ? [{ group: name, query, before: then, now, titles }]
        : [];
    }),
  );
