import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CourseTable } from './course-tables';

/** One row of a lookup table of the publication: a location, an accrediting body, … */
export interface PublicationRowTable {
  /** The file: 'LOCATION', 'KISAIM', … */
  part: string;
  /** The row's key columns with spaces between them. */
  key: string;
  row: JSONColumnType<Record<string, string>>;
}

/** A file whose content the database holds whole; 'COURSES' stands for the courses made of all of them. */
export interface ImportedFileTable {
  part: string;
  /** Hash of the file's content, unpacked. */
  hash: string;
  /** Rows taken, and rows refused and reported. */
  taken: number;
  refused: number;
  /** Which of the file's readings is its content. */
  reading: Generated<number>;
  finished_at: ColumnType<Date, never, never>;
}

/** Rows of the lookup table under way: the key is in `kis_course_id`, and the others are blank. */
export interface StagedRowTable {
  pub_ukprn: string;
  kis_course_id: string;
  kis_mode: string;
  rows: JSONColumnType<Record<string, string>[]>;
}

export interface ImportTables {
  publication_row: PublicationRowTable;
  imported_file: ImportedFileTable;
  staged_row: StagedRowTable;
  staged_course: CourseTable;
}
