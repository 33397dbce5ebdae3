/** How a file of the published layout is parsed. */
export interface Layout {
  /** The file's name without extension, such as 'TARIFF'. */
  part: string;
  /** 'course' files have rows of a course key; 'lookup' files are small tables that others refer to. */
  kind: 'course' | 'lookup';
  /** Columns that together identify a row: after the course key in a course file, alone in a lookup table. */
  key: readonly string[];
  /** Required columns besides the key. */
  requiredColumns: readonly string[];
  /** Whether every column that is not a key, a code or a year is numeric. */
  isNumeric: boolean;
}

/** The columns that identify a course: its provider, the provider's id for it, and the mode of study. */
export const COURSE_KEY = ['PUBUKPRN', 'KISCOURSEID', 'KISMODE'] as const;

const lookup = (part: string, key: string[], requiredColumns: string[], isNumeric = false): Layout => ({
  part,
  kind: 'lookup',
  key,
  requiredColumns,
  isNumeric,
});

const course = (part: string, key: string[], requiredColumns: string[] = [], isNumeric = false): Layout => ({
  part,
  kind: 'course',
  key,
  requiredColumns,
  isNumeric,
});

const statistics = (part: string, prefix: string, values: string[] = []): Layout =>
  course(part, [`${prefix}SBJ`], values, true);

/** Every imported file, in import order. */
export const LAYOUTS: readonly Layout[] = [
  lookup('INSTITUTION', ['PUBUKPRN', 'UKPRN'], ['LEGAL_NAME', 'PUBUKPRNCOUNTRY']),
  lookup('LOCATION', ['UKPRN', 'LOCID'], ['LOCNAME', 'LATITUDE', 'LONGITUDE', 'LOCCOUNTRY']),
  lookup('ACCREDITATIONTABLE', ['ACCTYPE'], ['ACCTEXT', 'ACCURL']),
  lookup('KISAIM', ['KISAIMCODE'], ['KISAIMLABEL']),
  lookup('TEFOutcome', ['PUBUKPRN', 'UKPRN', 'REPORT_UKPRN'], ['OVERALL_RATING']),
  lookup('GOSECSAL', ['GOSECSBJ', 'KISMODE', 'KISLEVEL'], [], true),
  lookup('LEO3SEC', ['LEO3SECSBJ', 'KISMODE', 'KISLEVEL'], [], true),
  lookup('LEO5SEC', ['LEO5SECSBJ', 'KISMODE', 'KISLEVEL'], [], true),
  course('KISCOURSE', [], ['TITLE', 'CRSEURL', 'KISAIMCODE']),
  // Public copies of some columns, and titles of the previous collection, used where KISCOURSE itself is missing.
  course('KISCOURSE.compact', [], ['TITLE']),
  course('TITLES', [], ['TITLE']),
  course('SBJ', ['SBJ']),
  course('COURSELOCATION', ['UKPRN', 'LOCID']),
  course('UCASCOURSEID', ['UKPRN', 'LOCID', 'UCASCOURSEID']),
  course('ACCREDITATION', ['ACCTYPE', 'ACCDEPEND', 'ACCDEPENDURL']),
  statistics('ENTRY', 'ENT', ['ENTPOP', 'ENTAGG', 'ENTAGGYEAR', 'ALEVEL']),
  statistics('TARIFF', 'TAR', ['TARPOP', 'TARAGG', 'TARAGGYEAR', 'T001', 'T240']),
  statistics('CONTINUATION', 'CONT', ['CONTPOP', 'CONTAGG', 'CONTAGGYEAR', 'UCONT', 'UGAINED']),
  statistics('EMPLOYMENT', 'EMP', ['EMPPOP', 'EMPAGG', 'EMPAGGYEAR', 'WORKSTUDY', 'WORK']),
  statistics('JOBTYPE', 'JOB', ['JOBPOP', 'JOBAGG', 'JOBAGGYEAR', 'PROFMAN']),
  statistics('GOSALARY', 'GOSAL', ['GOSALPOP', 'GOSALAGG', 'GOSALAGGYEAR', 'GOINSTMED']),
  statistics('GOVOICEWORK', 'GOWORK'),
  statistics('LEO3', 'LEO3'),
  statistics('LEO5', 'LEO5'),
  statistics('DEGREECLASS', 'DEG'),
  statistics('NSS', 'NSS'),
  course('NSSCOUNTRY', []),
  statistics('COMMON', 'COM'),
  course('JOBLIST', ['COMSBJ', 'JOB']),
];
