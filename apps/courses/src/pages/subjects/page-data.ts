import type { ALevel } from './a-levels';

/** A subject beside the chosen A levels. */
export interface ComparedSubject {
  readonly id: string;
  readonly title: string;
  /** Path of its guide. */
  readonly url: string;
  /** What is usually asked for, one text for each A level. */
  readonly asks: readonly string[];
  /** Those that the chosen A levels lack. */
  readonly missing: readonly string[];
  readonly note: string | null;
  /** Names of the chosen A levels that it is closest to. */
  readonly closestTo: readonly string[];
}

/** The subjects by what the chosen A levels lack. */
export interface ComparedSubjects {
  readonly met: readonly ComparedSubject[];
  /** Subjects that usually ask for no A level in particular. */
  readonly anyALevels: readonly ComparedSubject[];
  readonly oneShort: readonly ComparedSubject[];
  readonly moreShort: readonly ComparedSubject[];
}

/** Which subjects A levels keep open. */
export interface SubjectsData {
  readonly chosen: readonly ALevel[];
  /** Texts in the address that are no A level, and whether there were too many A levels. */
  readonly rejected: readonly string[];
  readonly isOverLimit: boolean;
  /** The day on which what is usual was last checked, YYYY-MM-DD. */
  readonly checked: string;
  /** Null until an A level is chosen. */
  readonly compared: ComparedSubjects | null;
}
