import { sql } from 'kysely';
import type { CourseFigures } from '../../catalogue/course-record';
import { MODE_LABELS } from '../../courses/listing/facets';
import { middleHalf } from '../../courses/figures/middle-half';
import { cohortOf, type Cohort } from '../../courses/listing/groups';
import { tariffBandOf } from '../../courses/figures/tariff-bands';
import { waysInOf } from '../../courses/figures/ways-in';
import type { Database } from '../../../platform/database/connection';
import type { Place, SearchRecord } from '../engine/index/record';
import { BATCH_SIZE, courseBatches } from './course-batches';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import type { SalaryCohort } from './salary-cohort';
import { links, pictureOf } from './links';
import type { Sources } from './sources';
import { titlesOf } from './sources';

const modes: Readonly<Record<string, string>> = MODE_LABELS;

const SCHEMES: Readonly<Record<string, string>> = {
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  'teacher-training': 'Teacher training',
  conservatoire: 'Conservatoire',
};

/** `d10_courses`: one record for each course at each provider. */
export const courses: IndexDefinition = {
  kind: 'courses',
  settings: settings('courses', {
    names: ['title', 'welshTitle'],
    searchable: ['title', 'welshTitle', 'subjects', 'provider', 'aliases', 'town', 'qualification', 'region'],
    texts: [],
    facets: [
      'kind',
      'subjects',
      'qualification',
      'scheme',
      'studyMode',
      'region',
      'country',
      'town',
      'provider',
      'providerId',
      'tariffBand',
      'wayIn',
      'tariff',
      'salary',
      'employment',
      'continuation',
    ],
    ranking: [
      { attribute: 'students', descending: true },
      { attribute: 'title', descending: false },
      { attribute: 'provider', descending: false },
    ],
    spread: { attribute: 'providerId', most: 2, among: 10 },
    sorts: ['title', 'salary', 'tariff', 'employment'],
  }),
  async *records(sources) {
    const read = (after: string) => readRows(sources.database, after);
    for await (const rows of courseBatches(read)) {
      for (const row of rows) yield toRecord(row, sources);
    }
  },
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = (database: Database, after: string) =>
  database
    .selectFrom('course')
    .select(['course_id', 'provider', 'title', 'title_year', 'qualification', 'scheme', 'modes'])
    .select(['subject_guides', 'country', 'region', 'town', 'latitude', 'longitude'])
    .select(['salary_median', 'tariff_typical', 'employment_percent', 'continuation_percent'])
    .select(sql<string | null>`welsh ->> 'title'`.as('welsh_title'))
    .select(sql<string>`body ->> 'summary'`.as('summary'))
    .select(sql<string | null>`body ->> 'distinction'`.as('distinction'))
    .select(sql<CourseFigures['salary']>`body #> '{figures,salary}'`.as('salary'))
    .select(sql<CourseFigures['entry']>`body #> '{figures,entry}'`.as('entry'))
    .select(sql<CourseFigures['tariff']>`body #> '{figures,tariff}'`.as('tariff'))
    .select(sql<number[]>`jsonb_path_query_array(body, '$.options[*].years ? (@ != null)')`.as('years'))
    .select(sql<(CoursePlace | null)[]>`jsonb_path_query_array(body, '$.options[*].place')`.as('places'))
    .select(
      sql<number[]>`jsonb_path_query_array(body, '$.figures.*?(@.level == "course").people')`.as('people'),
    )
    .where('course_id', '>', after)
    .orderBy('course_id')
    .limit(BATCH_SIZE)
    .execute();

interface CoursePlace {
  latitude: number | null;
  longitude: number | null;
}

const toRecord = (row: Row, { subjects, providers }: Sources): SearchRecord => {
  const provider = providers.get(row.provider);
  const guide = subjects.get(row.subject_guides[0] ?? '');
  const waysIn = waysInOf(row.entry);
  return {
    objectID: row.course_id,
    kind: 'course',
    title: row.title,
    welshTitle: row.welsh_title,
    summary: row.summary,
    url: links.course(row.course_id, row.title),
    image: pictureOf(row.course_id, guide?.category ?? 'courses'),
    provider: provider?.name ?? null,
    providerId: row.provider,
    aliases: provider?.aliases ?? [],
    qualification: row.qualification,
    distinction: row.distinction,
    scheme: SCHEMES[row.scheme] ?? row.scheme,
    studyMode: row.modes.map((mode) => modes[mode] ?? mode),
    subjects: titlesOf(row.subject_guides, subjects),
    country: row.country,
    region: row.region,
    town: row.town,
    tariff: row.tariff_typical,
    tariffBand: tariffBandOf(row.tariff_typical),
    wayIn: waysIn?.shares.map(({ name }) => name) ?? [],
    waysIn,
    salary: row.salary_median,
    salaryCohort: row.salary && briefCohort(row.salary, row.modes),
    entry: entryOf(row),
    duration: row.years.length > 0 ? { min: Math.min(...row.years), max: Math.max(...row.years) } : null,
    employment: row.employment_percent,
    continuation: row.continuation_percent,
    /** The approximate number of students of this course: the upper limit of the people that the course's own figures are about. */
    students: Math.max(0, ...row.people) || null,
    titleYear: row.title_year,
    _tags: ['course', row.scheme, ...row.modes],
    _geoloc: placesOf([...row.places, row]),
  };
};

/** The mode is that of the group where it must be said: part-time, or full-time of a course that has other modes too. */
const briefCohort = (figure: Cohort, studyModes: readonly string[]): SalaryCohort => {
  const { level, subjectName, mode, people, years } = cohortOf(figure);
  const mustSay = mode === 'part-time' || studyModes.length > 1;
  return { level, subjectName, ...(mode && mustSay && { mode }), people, years };
};

const entryOf = ({ tariff, modes: studyModes }: Row) => {
  const half = tariff && middleHalf(tariff.bands);
  return half && { from: half.from, to: half.to, ...briefCohort(tariff, studyModes) };
};

const placesOf = (places: readonly (CoursePlace | null)[]): Place[] => {
  const found = new Map<string, Place>();
  for (const place of places) {
    if (place?.latitude == null || place.longitude === null) continue;
    found.set(`${place.latitude} ${place.longitude}`, { lat: place.latitude, lng: place.longitude });
  }
  return [...found.values()];
};
