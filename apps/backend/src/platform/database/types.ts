import type { ColumnType, JSONColumnType } from 'kysely';
import type { ProviderRecord } from '../../domain/catalogue/record';
import type { AssessmentTables } from './assessment-tables';
import type {
  CourseReadingTable,
  CourseStatisticsTable,
  CourseTable,
  SubjectEarningsTable,
} from './course-tables';
import type { FeedbackTables } from './feedback-tables';
import type { IdentityTables } from './identity-tables';
import type { ImportTables } from './import-tables';

/** One row of `provider`; JSON columns hold the catalogue's own shapes. */
export interface ProviderTable {
  provider_id: string;
  short_id: string;
  ukprn: string;
  name: string;
  sort_name: string;
  /** Place in the list of all providers by sort name, so that order never depends on a database's collation. */
  sort_order: number;
  letter: string;
  aliases: JSONColumnType<string[]>;
  line1: string | null;
  line2: string | null;
  line3: string | null;
  town: string | null;
  postcode: string | null;
  country: ProviderRecord['country'];
  region: ProviderRecord['region'];
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  phone: string | null;
  /** The overall rating, or 'none' for a provider without one. */
  tef_rating: string;
  /** 0 (requires improvement) to 3 (Gold); null without a rating. */
  tef_rank: number | null;
  tef: JSONColumnType<NonNullable<ProviderRecord['tef']>> | null;
  salary_median: number | null;
  salary: JSONColumnType<NonNullable<ProviderRecord['salary']>> | null;
  continuation: JSONColumnType<NonNullable<ProviderRecord['continuation']>> | null;
  employment: JSONColumnType<NonNullable<ProviderRecord['employment']>> | null;
  /** Courses in the table of courses. */
  course_count: number;
  /** Courses that it publishes: more than `course_count` where the titles of some are not known. */
  courses_published: number;
  /** `courses` are published, `listed` are in the table of courses: counted when those are there. */
  subjects: JSONColumnType<(ProviderRecord['subjects'][number] & { listed?: number })[]>;
  sites: JSONColumnType<ProviderRecord['sites']>;
  description: string;
}

export interface OutcodeTable {
  outcode: string;
  latitude: number;
  longitude: number;
  town: string;
  region: string;
  country: string;
}

/** One row: which catalogue the tables hold. */
export interface CatalogueVersionTable {
  id: number;
  hash: string;
  seeded_at: ColumnType<Date, never, never>;
}

/** One written thing: its kind names the schema of `body` (`catalogue/content`). */
export interface DocumentTable {
  kind: string;
  id: string;
  /** Its place among its kind, as the catalogue lists it. */
  position: number;
  published: boolean;
  body: JSONColumnType<object>;
}

/** One row: raised by whatever changes courses, providers or documents, so that indexes and caches follow. */
export interface DataRevisionTable {
  id: number;
  revision: number;
}

export interface Schema extends IdentityTables, AssessmentTables, FeedbackTables, ImportTables {
  provider: ProviderTable;
  outcode: OutcodeTable;
  catalogue_version: CatalogueVersionTable;
  course: CourseTable;
  course_statistics: CourseStatisticsTable;
  course_reading: CourseReadingTable;
  subject_earnings: SubjectEarningsTable;
  document: DocumentTable;
  data_revision: DataRevisionTable;
}
