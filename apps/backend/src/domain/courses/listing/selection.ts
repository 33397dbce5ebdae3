import type { CourseIndex } from './in-memory-index';
import type { FacetName, Tests } from './criteria';
import { FACET_NAMES } from './criteria';
import type { RowTest, ValueLists } from './value-lists';
import { count } from './value-lists';

/** The rows that meet all tests, and for each facet those that meet all tests but its own. */
export interface Selection {
  total: number;
  matches: RowTest;
  /** Disjunctive: a facet counts under the other facets' selections, ignoring its own. */
  counts(facet: FacetName): ReadonlyMap<string, number>;
}

const out = 2 ** FACET_NAMES.length;

/** Tests every row once. */
export const select = ({ columns }: CourseIndex, { base, facets }: Tests): Selection => {
  /** For each row a bit set of the facets whose selection it fails; `out` when it fails another test. */
  const misses = new Uint8Array(columns.size);
  for (const test of base) mark(misses, test, out);
  FACET_NAMES.forEach((name, bit) => {
    const test = facets[name];
    if (test) mark(misses, test, 2 ** bit);
  });
  let total = 0;
  for (let row = 0; row < misses.length; row++) if (misses[row] === 0) total++;
  const lists: Record<FacetName, ValueLists> = {
    qualification: columns.qualification,
    studyMode: columns.studyMode,
    locations: columns.region,
    country: columns.country,
    subjectGuides: columns.subjectGuide,
  };
  return {
    total,
    matches: (row) => misses[row] === 0,
    counts: (facet) => {
      const others = ~(2 ** FACET_NAMES.indexOf(facet));
      return count(lists[facet], (row) => ((misses[row] ?? 0) & others) === 0);
    },
  };
};

const mark = (misses: Uint8Array, test: RowTest, bit: number): void => {
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row] ?? 0;
    if (missed < out && !test(row)) misses[row] = missed | bit;
  }
};
