import type { ColumnType, JSONColumnType } from 'kysely';
import type { ProviderRecord } from '../../domain/catalogue/record';
import type { AssessmentTables } from './assessment-tables';
import type { ChangeTables } from './change-tables';
import type {
  CourseReadingTable,
  CourseStatisticsTable,
  CourseTable,
  SubjectEarningsTable,
} from './course-tables';
import type { FeedbackTables } from './feedback-tables';
import type { IdentityTables } from './identity-tables';
import type { ImportTables } from './import-tables';

/** One row of `provider`; JSON columns have the types of the catalogue. */
export interface ProviderTable {
  provider_id: string;
  short_id: string;
  ukprn: string;
  name: string;
  sort_name: string;
  /** Rank by sort name among all providers, so that the order does not depend on the database's collation. */
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
  /** Number of its rows in `course`. */
  course_count: number;
  /** Number of courses that it publishes: higher than `course_count` where some titles are unknown. */
  courses_published: number;
  /** `courses` counts the published ones, `listed` those in `course`. */
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

/** One row: the version of the seeded catalogue. */
export interface CatalogueVersionTable {
  id: number;
  hash: string;
  seeded_at: ColumnType<Date, never, never>;
}

/** One document, such as a guide or a career; its kind selects the schema of `body` (`catalogue/content`). */
export interface DocumentTable {
  kind: string;
  id: string;
  /** Its position among the documents of its kind, as in the catalogue. */
  position: number;
  published: boolean;
  body: JSONColumnType<object>;
}

/** One row: incremented by every change of courses, providers or documents, so that indexes and caches follow. */
export interface DataRevisionTable {
  id: number;
  revision: number;
}

export interface Schema extends IdentityTables, AssessmentTables, ChangeTables, FeedbackTables, ImportTables {
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
