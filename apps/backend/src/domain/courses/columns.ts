import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { Profile } from '../providers/profiles';
import { tariffBandOf } from './figures/tariff-bands';
import { titleWords } from './title-words';
import type { ValueLists } from './listing/value-lists';
import { encode } from './listing/value-lists';

export interface Place {
  latitude: number;
  longitude: number;
}

/** The columns by which lists filter, count and sort courses; rows are in the order of titles. */
export interface CourseColumns {
  size: number;
  ids: readonly string[];
  rowOf: ReadonlyMap<string, number>;
  titles: readonly string[];
  /** Words for comparing titles. */
  titleWords: ValueLists;
  /** Short ids. */
  provider: ValueLists;
  qualification: ValueLists;
  scheme: ValueLists;
  studyMode: ValueLists;
  /** CAH codes at levels 1 and 3. */
  subject: ValueLists;
  /** Ids of subject guides. */
  subjectGuide: ValueLists;
  country: ValueLists;
  region: ValueLists;
  /** The distinct positions, and each row's index into them; -1 for a row without one. */
  places: readonly Place[];
  placeOf: Int32Array;
  /** NaN where not published. */
  salary: Float64Array;
  /** Number of graduates behind the pay. */
  salaryPeople: Float64Array;
  /** The CAH code of the group whose pay it is. */
  salarySubject: ValueLists;
  tariff: Float64Array;
  /** The band with the middle of the entrants' points, where published. */
  tariffBand: ValueLists;
  employment: Float64Array;
  /** The provider's rank by sort name. */
  providerRank: Float64Array;
}

/** Reads the columns of all courses whose provider has a profile. */
export const loadColumns = async (
  database: Database,
  profiles: readonly Profile[],
): Promise<CourseColumns> => {
  const rankOf = new Map(profiles.map(({ shortId }, rank) => [shortId, rank]));
  const texts = await readTexts(database, [...rankOf.keys()]);
  const ids = split(texts.course_id, SEPARATOR);
  const one = (text: string) => encode(split(text, SEPARATOR).map((value) => (value === '' ? [] : [value])));
  const several = (text: string) => encode(split(text, SEPARATOR).map((values) => split(values, ' ')));
  const numbers = (text: string) =>
    Float64Array.from(split(text, SEPARATOR), (value) => (value === '' ? NaN : Number(value)));
  const tariff = numbers(texts.tariff_typical);
  const titles = split(texts.title, SEPARATOR);
  return {
    size: ids.length,
    ids,
    rowOf: new Map(ids.map((id, row) => [id, row])),
    titles,
    titleWords: encode(titles.map(titleWords)),
    provider: one(texts.provider),
    qualification: one(texts.qualification),
    scheme: one(texts.scheme),
    studyMode: several(texts.modes),
    subject: several(texts.subjects),
    subjectGuide: several(texts.subject_guides),
    country: one(texts.country),
    region: one(texts.region),
    ...placesOf(numbers(texts.latitude), numbers(texts.longitude)),
    salary: numbers(texts.salary_median),
    salaryPeople: numbers(texts.salary_people),
    salarySubject: one(texts.salary_subject),
    tariff,
    tariffBand: encode(Array.from(tariff, (points) => bandsOf(tariffBandOf(points)))),
    employment: numbers(texts.employment_percent),
    providerRank: Float64Array.from(split(texts.provider, SEPARATOR), (id) => rankOf.get(id) ?? NaN),
  };
};

/** Separator of a column's values, which occurs in no text of a catalogue. */
const SEPARATOR = '\u001f';

const split = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));

const bandsOf = (band: string | null): string[] => (band === null ? [] : [band]);

const STORED = [
  ...(['course_id', 'provider', 'title', 'qualification', 'scheme', 'country', 'region'] as const),
  ...(['latitude', 'longitude', 'salary_median', 'salary_people'] as const),
  ...(['tariff_typical', 'employment_percent'] as const),
] as const;
const single = [...STORED, 'salary_subject'] as const;
const LISTS = ['modes', 'subjects', 'subject_guides'] as const;

type Texts = Record<(typeof single)[number] | (typeof LISTS)[number], string>;

/** Selects each column as one text, in the order of titles, blank for null; the driver is several times slower with rows. */
const readTexts = async (database: Database, providers: readonly string[]): Promise<Texts> => {
  const joined = (value: RawBuilder<unknown>, name: string) =>
    sql`coalesce(string_agg(${value}, ${SEPARATOR}), '') as ${sql.ref(name)}`;
  const columns = [
    ...single.map((name) => joined(sql`coalesce(${sql.ref(name)}::text, '')`, name)),
    ...LISTS.map((name) => joined(sql`array_to_string(${sql.ref(name)}, ' ')`, name)),
  ];
  const { rows } = await sql<Texts>`select ${sql.join(columns)} from (
    select ${sql.join([...STORED, ...LISTS].map((name) => sql.ref(name)))},
      body #>> '{figures,salary,subject}' as salary_subject from course
    where provider = any(${providers}::text[]) order by sort_title, course_id
  ) as course`.execute(database);
  const [texts] = rows;
  if (!texts) throw new Error('An aggregate without groups gives one row.');
  return texts;
};

const placesOf = (
  latitudes: Float64Array,
  longitudes: Float64Array,
): Pick<CourseColumns, 'places' | 'placeOf'> => {
  const codes = new Map<string, number>();
  const places: Place[] = [];
  const placeOf = Int32Array.from(latitudes, (latitude, row) => {
    const longitude = longitudes[row] ?? NaN;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return -1;
    const key = `${latitude} ${longitude}`;
    const code = codes.get(key) ?? places.push({ latitude, longitude }) - 1;
    codes.set(key, code);
    return code;
  });
  return { places, placeOf };
};
