import { milesBetween } from '../catalogue/miles';
import type { CourseColumns, Place } from './columns';
import type { CourseMemory } from './memory';
import { hasAny, textsOf } from './value-lists';

export interface SimilarCourses {
  /** Ids, the most similar first. */
  found: readonly string[];
  /** Where the course that they resemble is taught; undefined where that is not known. */
  near: Place | undefined;
}

interface Candidate {
  row: number;
  /** From 0, no word in common, to 1, the same words. */
  overlap: number;
  miles: number;
}

/**
 * Finds the courses most like one: of its scheme and one of its subjects (CAH level 3), one from each other provider. They
 * are ordered by how many words their titles share with its title, in any order of words, and then by distance from it.
 * None for a course that there is not.
 */
export function similarCourses({ columns }: CourseMemory, id: string): SimilarCourses {
  const own = columns.rowOf.get(id);
  if (own === undefined) return { found: [], near: undefined };
  const near = columns.places[columns.placeOf[own] ?? -1];
  const finest = textsOf(columns.subject, own).filter((code) => code.includes('-'));
  const ofSubject = hasAny(columns.subject, finest);
  const ofScheme = hasAny(columns.scheme, textsOf(columns.scheme, own));
  const overlapWith = overlapOf(columns, own);
  const candidates: Candidate[] = [];
  for (let row = 0; row < columns.size; row++) {
    if (columns.providerRank[row] === columns.providerRank[own] || !ofSubject(row) || !ofScheme(row))
      continue;
    candidates.push({ row, overlap: overlapWith(row), miles: milesTo(columns, near, row) });
  }
  // By row last, so that the order never depends on the engine's sort.
  candidates.sort(
    (one, other) => other.overlap - one.overlap || compare(one.miles, other.miles) || one.row - other.row,
  );
  return { found: oneOfEach(columns, candidates).map((row) => columns.ids[row] ?? ''), near };
}

/** The share of words that two titles have in common: twice those in both, of those in each. */
function overlapOf({ titleWords: { starts, codes } }: CourseColumns, own: number): (row: number) => number {
  const wordsOf = (row: number) => codes.subarray(starts[row], starts[row + 1]);
  const words = new Set(wordsOf(own));
  return (row) => {
    const others = wordsOf(row);
    return (2 * others.filter((code) => words.has(code)).length) / (words.size + others.length);
  };
}

const milesTo = ({ places, placeOf }: CourseColumns, near: Place | undefined, row: number): number => {
  const place = places[placeOf[row] ?? -1];
  return near && place ? milesBetween(near, place) : Infinity;
};

// The difference of two infinities would be no number.
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The first row of each provider. */
function oneOfEach({ providerRank }: CourseColumns, candidates: readonly Candidate[]): number[] {
  const seen = new Set<number | undefined>();
  return candidates.flatMap(({ row }) => {
    const provider = providerRank[row];
    if (seen.has(provider)) return [];
    seen.add(provider);
    return [row];
  });
}
