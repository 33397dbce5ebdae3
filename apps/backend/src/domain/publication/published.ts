import type { CourseRecord } from '../catalogue/course-record';

/** One row of a published file, keyed by its header; a blank cell may be absent. */
export type Row = Readonly<Record<string, string>>;

/** A row's cell, trimmed; the empty text when it is absent. */
export const cell = (row: Row, column: string): string => (row[column] ?? '').trim();

/** One mode of study of a course ('01' full-time, '02' part-time, '03' both) and what each file says of it. */
export interface PublishedMode {
  mode: string;
  /** Rows by file name: 'KISCOURSE', 'SBJ', 'TARIFF', … */
  parts: Readonly<Record<string, readonly Row[]>>;
}

/** The provider that a course is filed under. */
export interface CourseProvider {
  ukprn: string;
  country: CourseRecord['country'];
  region: CourseRecord['region'];
  town: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Everything the publication holds about one course, before it is brought into our own form. */
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

/** The publication's lookup tables, and where a point lies. */
export interface Lookups {
  /** The year of the publication. */
  year: number;
  /** Whether a file is among those at hand. */
  holds(part: string): boolean;
  /** KISAIM's row of a code. */
  aim(code: string): Row | undefined;
  /** ACCREDITATIONTABLE's row of a type. */
  accreditation(type: string): Row | undefined;
  /** LOCATION's row of a provider's location. */
  location(ukprn: string, id: string): Row | undefined;
  /** The town nearest to a point, within one nation. */
  townAt(point: Point, country: CourseRecord['country']): Town;
}

/** The rows of one file, whatever the mode of study. */
export const rowsOf = (course: PublishedCourse, part: string): readonly Row[] =>
  course.modes.flatMap(({ parts }) => parts[part] ?? []);
