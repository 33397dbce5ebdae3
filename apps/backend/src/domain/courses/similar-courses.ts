import { milesBetween } from '../catalogue/miles';
import type { CourseColumns, Place } from './columns';
import type { CourseIndex } from './listing/in-memory-index';
import { hasAny, textsOf } from './listing/value-lists';

export interface SimilarCourses {
  /** Ids, the most similar first. */
  found: readonly string[];
  /** Position of the course that they resemble; undefined when not known. */
  near: Place | undefined;
}

interface Candidate {
  row: number;
  /** From 0, no word in common, to 1, the same words. */
  overlap: number;
  miles: number;
}

/**
 * Finds the courses most similar to one: with its scheme and one of its subjects (CAH level 3), one from each other
 * provider, sorted by the words that their titles share and then by distance. Returns none for an unknown course.
 */
export const similarCourses = ({ columns }: CourseIndex, id: string): SimilarCourses => {
  const own = columns.rowOf.get(id);
  if (own === undefined) return { found: [], near: undefined };
  const near = columns.places[columns.placeOf[own] ?? -1];
  const finest = textsOf(columns.subject, own).filter((code) => code.includes('-'));
  const ofSubject = hasAny(columns.subject, finest);
  const ofScheme = hasAny(columns.scheme, textsOf(columns.scheme, own));
  const overlapWith = overlapOf(columns, own);
  const milesTo = near && columns.places.map((place) => milesBetween(near, place));
  const ofEach = new Map<number | undefined, Candidate>();
  for (let row = 0; row < columns.size; row++) {
    const provider = columns.providerRank[row];
    if (provider === columns.providerRank[own] || !ofSubject(row) || !ofScheme(row)) continue;
    const miles = milesTo?.[columns.placeOf[row] ?? -1] ?? Infinity;
    const candidate = { row, overlap: overlapWith(row), miles };
    const best = ofEach.get(provider);
    if (!best || compare(candidate, best) < 0) ofEach.set(provider, candidate);
  }
  const found = [...ofEach.values()].sort(compare).map(({ row }) => columns.ids[row] ?? '');
  return { found, near };
};

/** The Dice coefficient of two titles' words. */
const overlapOf = (
  { titleWords: { starts, codes } }: CourseColumns,
  own: number,
): ((row: number) => number) => {
  const words = new Set(codes.subarray(starts[own], starts[own + 1]));
  return (row) => {
    const [start = 0, end = 0] = [starts[row], starts[row + 1]];
    let common = 0;
    for (let at = start; at < end; at++) if (words.has(codes[at] ?? -1)) common++;
    return (2 * common) / (words.size + end - start);
  };
};

/** Sorts by similarity, then distance, then row for a stable order. */
const compare = (one: Candidate, other: Candidate): number => {
  if (one.overlap !== other.overlap) return other.overlap - one.overlap;
  return one.miles === other.miles ? one.row - other.row : one.miles - other.miles;
};
