import type { CourseRecord } from '../catalogue/course-record';
import type { TownRecord } from '../catalogue/towns';

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
  /** The lines of its address, after which some of its locations are called. */
  addressLines: readonly string[];
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
  /** Null far from any. */
  town: string | null;
  region: CourseRecord['region'];
  country: CourseRecord['country'];
}

/** The lookup of towns by name and position. */
export interface Places {
  /** Returns the town at a point; at a border, in the nation that is stated. */
  townAt(point: Point, nation: CourseRecord['country']): Town;
  /** Returns the towns that the name of a location says, in its order; several where towns share a name. */
  namedIn(name: string): readonly TownRecord[];
  isOnLand(point: Point): boolean;
  isInLondon(point: Point): boolean;
}

/** The publication's lookup tables, and the lookup of towns. */
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
  places: Places;
}

/** Returns the rows of one file for all study modes. */
export const rowsOf = (course: PublishedCourse, part: string): readonly Row[] =>
  course.modes.flatMap(({ parts }) => parts[part] ?? []);
