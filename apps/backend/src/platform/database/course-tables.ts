import type { JSONColumnType } from 'kysely';
import type { CourseBody, CourseWelsh } from '../../domain/catalogue/course-record';
import type { SubjectEarnings } from '../../domain/publication/subject-pay';

/** One course at one provider. The columns are for filtering and sorting; `body` has all other fields. */
export interface CourseTable {
  /** Derived from the provider and the provider's course id, so that it is the same in every installation. */
  course_id: string;
  /** The provider's `short_id` (its UKPRN). */
  provider: string;
  kis_course_id: string;
  title: string;
  /** In lower case without accents and punctuation; ordered by code point, independent of the database's collation. */
  sort_title: string;
  /** The year of the publication that has the title. */
  title_year: number;
  /** 'BSc (Hons)'; null where not published. */
  qualification: string | null;
  scheme: 'undergraduate' | 'postgraduate' | 'teacher-training' | 'conservatoire';
  /** 'full-time', 'part-time', 'distance'. */
  modes: string[];
  /** CAH codes at levels 1 and 3: 'CAH11', 'CAH11-01-01'. */
  subjects: string[];
  /** Ids of subject guides. */
  subject_guides: string[];
  country: string;
  region: string;
  town: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Median pay in GBP a year, 15 months after graduation. */
  salary_median: number | null;
  /** Number of graduates in the sample of `salary_median`. */
  salary_people: number | null;
  /** Midpoint of the interquartile range of entrants' UCAS tariff points. */
  tariff_typical: number | null;
  employment_percent: number | null;
  continuation_percent: number | null;
  body: JSONColumnType<CourseBody>;
  /** Null where nothing of it is published in Welsh. */
  welsh: JSONColumnType<CourseWelsh> | null;
  origin: 'catalogue' | 'import';
}

/** The rows of one published file for one course key: a view of the import runs that are complete. */
export interface CourseStatisticsTable {
  pub_ukprn: string;
  kis_course_id: string;
  kis_mode: string;
  /** The file: 'TARIFF', 'GOSALARY', … */
  part: string;
  rows: JSONColumnType<Record<string, string>[]>;
}

/** The same rows, including those of import runs in progress. */
export interface CourseReadingTable extends CourseStatisticsTable {
  /** Number of the import run of the file. */
  reading: number;
}

/** Pay of graduates of a subject in the UK. */
export interface SubjectEarningsTable {
  /** A CAH code of any level. */
  subject: string;
  mode: SubjectEarnings['mode'];
  awards: SubjectEarnings['awards'];
  body: JSONColumnType<Pick<SubjectEarnings, 'months15' | 'years3' | 'years5'>>;
}
