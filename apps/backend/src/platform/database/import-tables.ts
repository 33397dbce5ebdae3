import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CourseTable } from './course-tables';

/** One row of a lookup table of the publication, such as a location or an accrediting body. */
export interface PublicationRowTable {
  /** The file: 'LOCATION', 'KISAIM', … */
  part: string;
  /** The values of the row's key columns, joined by spaces. */
  key: string;
  row: JSONColumnType<Record<string, string>>;
}

/** A file that was imported completely. The part 'COURSES' stands for the courses built from all files. */
export interface ImportedFileTable {
  part: string;
  /** Hash of the uncompressed content. */
  hash: string;
  /** Numbers of imported rows, and of rejected rows. */
  taken: number;
  refused: number;
  /** Number of the import run whose rows are visible. */
  reading: Generated<number>;
  finished_at: ColumnType<Date, never, never>;
}

/** Rows of the lookup table that is being imported: the key is in `kis_course_id`, the other key columns are blank. */
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
