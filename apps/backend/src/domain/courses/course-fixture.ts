import type { CourseFigures, CourseRecord } from '../catalogue/course-record';
import { guideFinder } from '../publication/subject-choice/subject-choice';
import type { CatalogueFiles } from '../catalogue/files';
import type { Database } from '../../platform/database/connection';
import { courseRow } from './course-row';
import { fixtureCareer, fixtureGuides } from './guide-fixture';

/** A word that no real title has, so that a test finds these courses and no others. */
export const UNIQUE_WORD = 'quiltology';

/** The title of one of the courses in Welsh, also of words that no real title has. */
export const WELSH_TITLE = 'Cwiltoleg arbrofol';

/** The cohort of a course's own students. */
export const ownCohort = {
  people: 45,
  level: 'course',
  because: null,
  subject: null,
  mode: 'full-time',
  years: '2023-24',
  responseRate: null,
} as const;
const wider = {
  people: 120,
  level: 'subject',
  because: 'too-small',
  subject: 'CAH11',
  mode: 'full-time',
  years: '2021-23',
  responseRate: 55,
} as const;

const figures: CourseFigures = {
  tariff: {
    bands: [
      { from: 48, to: 63, percent: 0 },
      { from: 96, to: 111, percent: 20 },
      { from: 112, to: 127, percent: 50 },
      { from: 128, to: 143, percent: 30 },
    ],
    ...ownCohort,
  },
  entry: null,
  continuation: { continuing: 70, gained: 25, left: 3, lower: 1, dormant: 1, ...ownCohort },
  employment: {
    workOrStudy: 95,
    work: 80,
    study: 5,
    both: 10,
    unemployed: 3,
    notAvailable: 2,
    ...wider,
  },
  jobs: null,
  salary: { lowerQuartile: 24000, median: 28000, upperQuartile: 33000, ...wider },
  earnings3: null,
  earnings5: {
    lowerQuartile: 27000,
    median: 33000,
    upperQuartile: 41000,
    ...wider,
    responseRate: null,
  },
  survey: {
    themes: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'].map((id, index) => ({ id, percent: 70 + index })),
    ...ownCohort,
  },
};

const unpublished: CourseFigures = {
  tariff: null,
  entry: null,
  continuation: null,
  employment: null,
  jobs: null,
  salary: null,
  earnings3: null,
  earnings5: null,
  survey: null,
};

const bath = { provider: '10007850', country: 'England', region: 'South West', town: 'Bath' } as const;
const cardiff = { provider: '10007814', country: 'Wales', region: 'Wales', town: 'Cardiff' } as const;

const course = (kisCourseId: string, title: string, changes: Partial<CourseRecord> = {}): CourseRecord => ({
  kisCourseId,
  title,
  titleYear: 2025,
  qualification: 'BSc (Hons)',
  scheme: 'undergraduate',
  modes: ['full-time'],
  subjects: ['CAH11-01-01'],
  ...bath,
  latitude: 51.38,
  longitude: -2.36,
  body: body({}),
  ...changes,
});

const body = (changes: Partial<CourseRecord['body']>): CourseRecord['body'] => ({
  summary: 'A course of this test.',
  options: [{ id: 'full-time-A', mode: 'full-time', place: null, years: 3 }],
  url: 'https://example.org/course',
  foundationYear: 'no',
  sandwich: 'optional',
  yearAbroad: null,
  honours: true,
  awards: 'first-degrees',
  distinction: null,
  accreditations: [],
  figures,
  absences: { entry: 'too-small', jobs: 'too-new', earnings3: 'not-imported' },
  ...changes,
});

const salaried = (median: number): CourseFigures => ({
  ...figures,
  salary: { lowerQuartile: 1000, upperQuartile: 90_000, ...ownCohort, median },
});

/** Five courses of two universities. */
export const fixtureCourses: readonly CourseRecord[] = [
  course('Q1', `${UNIQUE_WORD} with Computing`),
  course('Q2', `Applied ${UNIQUE_WORD}`, {
    qualification: 'MQuilt',
    body: body({ figures: salaried(41_000) }),
  }),
  course('Q3', `History of ${UNIQUE_WORD}`, {
    qualification: null,
    subjects: ['CAH20-01-01'],
    body: body({ figures: unpublished }),
  }),
  course('Q4', `${UNIQUE_WORD}`, {
    ...cardiff,
    latitude: 51.4866,
    longitude: -3.1788,
    welsh: {
      title: WELSH_TITLE,
      url: 'https://example.org/cwrs',
      places: { Cathays: 'Y Waun Ddyfal' },
      purposes: { 'registration as a quilter': 'cofrestru fel cwiltiwr' },
    },
    modes: ['full-time', 'part-time'],
    body: body({
      figures: salaried(22_000),
      accreditations: [
        { body: 'Guild of Quilters', purpose: 'registration as a quilter', depends: true, url: null },
        { body: 'Guild of Menders', purpose: 'membership', depends: false, url: null },
      ],
      options: [
        {
          id: 'full-time-C',
          mode: 'full-time',
          place: { name: 'Cathays', latitude: 51.49, longitude: -3.18 },
          years: 3,
        },
        {
          id: 'part-time-C',
          mode: 'part-time',
          place: { name: 'Cathays', latitude: 51.49, longitude: -3.18 },
          years: 6,
        },
      ],
    }),
  }),
  course('Q5', `Zebra ${UNIQUE_WORD} from afar`, {
    ...cardiff,
    town: null,
    latitude: null,
    longitude: null,
    scheme: 'postgraduate',
    modes: ['distance'],
    body: body({
      figures: unpublished,
      options: [{ id: 'distance', mode: 'distance', place: null, years: null }],
    }),
  }),
];

/** Adds the courses, three location guides and a career to a test's database, before the application starts. */
export const addFixture = async (database: Database, catalogue: CatalogueFiles): Promise<void> => {
  const guidesOf = guideFinder(catalogue.content('subject-guides'));
  const rows = fixtureCourses.map((record) => courseRow(record, guidesOf, 'import'));
  await database.insertInto('course').values(rows).execute();
  const documents = [
    ...fixtureGuides.map((record) => ({ kind: 'location-guides', record })),
    { kind: 'careers', record: fixtureCareer },
  ];
  for (const { kind, record } of documents) {
    const row = { kind, id: record.id, position: 10_000, published: true, body: JSON.stringify(record) };
    await database.insertInto('document').values(row).execute();
  }
};
