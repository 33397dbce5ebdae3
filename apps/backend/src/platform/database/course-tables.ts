import type { JSONColumnType } from 'kysely';
import type { CourseBody } from '../../domain/catalogue/course-record';
import type { SubjectEarnings } from '../../domain/publication/subject-pay';

/** One course at one provider. Columns are what lists filter and sort by; `body` is everything else. */
export interface CourseTable {
  /** Derived from the provider and the provider's own course id, so that every installation agrees. */
  course_id: string;
  /** The provider's `short_id` (its UKPRN). */
  provider: string;
  kis_course_id: string;
  title: string;
  /** Lower case, accents and punctuation aside; ordered by code point, so that order never depends on a database's collation. */
  sort_title: string;
  /** The year of the publication that the title is from. */
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
  /** GBP a year, 15 months on. */
  salary_median: number | null;
  /** How many graduates that is of. */
  salary_people: number | null;
  /** The middle of the UCAS tariff points of the middle half of entrants. */
  tariff_typical: number | null;
  employment_percent: number | null;
  continuation_percent: number | null;
  body: JSONColumnType<CourseBody>;
  origin: 'catalogue' | 'import';
}

/** What one published file says of one course key, as rows of that file: a view of the readings that are whole. */
export interface CourseStatisticsTable {
  pub_ukprn: string;
  kis_course_id: string;
  kis_mode: string;
  /** The file: 'TARIFF', 'GOSALARY', … */
  part: string;
  rows: JSONColumnType<Record<string, string>[]>;
}

/** The same, of readings that wait as well: each import of a file is one. */
export interface CourseReadingTable extends CourseStatisticsTable {
  reading: number;
}

/** What graduates of a subject earn in the UK. */
export interface SubjectEarningsTable {
  /** A CAH code of any level. */
  subject: string;
  mode: SubjectEarnings['mode'];
  awards: SubjectEarnings['awards'];
  body: JSONColumnType<Pick<SubjectEarnings, 'months15' | 'years3' | 'years5'>>;
}
