import type { CourseRecord } from '../catalogue/course-record';

/** One row of a published file, keyed by its header; a blank cell may be absent. */
export type Row = Readonly<Record<string, string>>;

/** Returns a row's trimmed cell; empty when absent. */
export const cell = (row: Row, column: string): string => (row[column] ?? '').trim();

/** One study mode of a course ('01' full-time, '02' part-time, '03' both) with its rows in each file. */
export interface PublishedMode {
  mode: string;
  /** Rows by file name: 'KISCOURSE', 'SBJ', 'TARIFF', … */
  parts: Readonly<Record<string, readonly Row[]>>;
}

/** The provider of a course. */
export interface CourseProvider {
  ukprn: string;
  country: CourseRecord['country'];
  region: CourseRecord['region'];
  town: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** All published rows of one course, before conversion. */
export interface PublishedCourse {
  provider: CourseProvider;
  kisCourseId: string;
  /** In the order of their codes: full-time first. */
  modes: readonly PublishedMode[];
}

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Town {
  town: string;
  region: CourseRecord['region'];
}

/** The publication's lookup tables, and the lookup of towns by position. */
export interface Lookups {
  /** The year of the publication. */
  year: number;
  /** Whether a file is available. */
  holds(part: string): boolean;
  /** KISAIM's row of a code. */
  aim(code: string): Row | undefined;
  /** ACCREDITATIONTABLE's row of a type. */
  accreditation(type: string): Row | undefined;
  /** LOCATION's row of a provider's location. */
  location(ukprn: string, id: string): Row | undefined;
  /** Returns the nearest town to a point within a nation. */
  townAt(point: Point, country: CourseRecord['country']): Town;
}

/** Returns the rows of one file for all study modes. */
export const rowsOf = (course: PublishedCourse, part: string): readonly Row[] =>
  course.modes.flatMap(({ parts }) => parts[part] ?? []);
