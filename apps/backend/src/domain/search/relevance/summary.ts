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
      },
    ]),
  );

/** A query with a lower rank than before; null for no relevant hit among ten. */
export interface Worse {
  group: string;
  query: string;
  before: number | null;
  now: number | null;
  /** The title that is ranked first now. */
  titles: readonly string[];
}

/** Returns the regressions since the stored figures. Queries without a stored rank count as previously ranked first. */
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
