import { rawCourse as rawListed } from '@signpost/api-client/testing';
import { cohort, rawFigures } from './figures';

/** API responses in the source's shapes, for tests. */
export const ID = rawListed.id;
/** A course as listed by C-04, with figures of its own. */
export const rawCourse = {
  ...rawListed,
  salary: { ...rawListed.salary, ...cohort },
  tariff: { from: 128, to: 159, fewer: 20, more: 0, ...cohort },
  employment: { ...rawListed.employment, ...cohort },
};

/** A course with few published fields, at another provider. */
export const rawOther = {
  ...rawCourse,
  id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0002',
  provider: {
    ...rawCourse.provider,
    shortId: '10007803',
    name: 'University of St Andrews',
    town: 'St Andrews',
  },
  salary: null,
  tariff: null,
  employment: null,
  continuation: null,
  courseCount: 1,
  distance: 12.4,
};

/** The whole record with C-07's figures. */
export const rawRecord = {
  ...rawCourse,
  employmentWork: { percent: 80, ...cohort },
  employmentWorkStudy: { percent: 94, ...cohort },
  nssScore: null,
  url: 'https://www.bath.ac.uk/cs',
  foundationYear: 'no',
  sandwich: 'optional',
  yearAbroad: null,
  ...rawFigures,
};

const option = (id: string, studyMode: string) => ({
  id,
  studyMode: { caption: studyMode },
  duration: { quantity: 3, durationType: { caption: 'Years' } },
  location: { name: 'Claverton Down', geoLocation: { latitude: 51.37, longitude: -2.32 } },
  outcomeQualification: { caption: 'BSc (Hons)' },
  providerCourseUrl: 'https://www.bath.ac.uk/cs',
});

/** The course as returned by C-06, with all fields of the source. */
export const rawDetails = {
  course: {
    id: ID,
    academicYearId: '2027',
    courseTitle: 'Computer Science',
    applicationCode: 'G400',
    summary: 'Build things that think.',
    provider: {
      id: rawCourse.provider.providerId,
      name: 'University of Bath',
      websiteUrl: 'https://www.bath.ac.uk',
      address: { line4: 'Bath' },
    },
    subjects: [{ id: 'CAH11-01-01', caption: 'Computer science' }],
    options: [
      {
        ...option('full-time', 'Full-time'),
        startDate: { date: '2027-09-20', nonSpecific: null },
        courseFees: [
          { feeLocale: { caption: 'England' }, amount: 9000, currency: { id: 'GBP' }, feeBasis: 'Year 1' },
        ],
        academicEntryRequirements: {
          qualifications: [
            {
              qualificationName: 'A level',
              summary: { offer: 'A*AA', requirements: 'Including Mathematics' },
            },
            { qualificationName: 'T level', notAccepted: true },
          ],
          ucasTariffPointsMin: null,
          ucasTariffPointsMax: null,
        },
      },
      option('part-time', 'Part-time'),
    ],
  },
};

const grades = (qualificationType: string, [minimumGrade, mostCommonGrade, maximumGrade]: string[]) => ({
  qualificationType,
  isAggregate: false,
  minimumGrade,
  mostCommonGrade,
  maximumGrade,
  startYear: 2022,
  endYear: 2023,
});

export const rawGrades = {
  courseId: ID,
  results: [grades('A_level', ['BBC', 'ABB', 'AAA']), grades('BTEC', ['DDM', 'DDM', 'DDD'])],
};

export const rawSubject = {
  nid: 'subject-guides:computer-science',
  id: 'computer-science',
  title: 'Computer science',
  url: '/explore/subjects/computer-science',
  image: '/cs.webp',
  icon: 'computer-science',
  subjectMap: [],
  salary: {
    median: 30000,
    lowerQuartile: 26000,
    upperQuartile: 36000,
    graduates: 9000,
    monthsAfter: 15,
    year: '2025',
  },
};

export const rawStatementGuide = {
  id: 'computing',
  title: 'Personal statement guide: computing',
  url: '/explore/statement-guides/computing',
  image: '/guide.webp',
  summary: 'Write about what you have built.',
};

export const rawOpenDay = {
  id: 'bath-1',
  title: 'Open day',
  summary: '',
  sample: true,
  notice: 'This date is invented.',
  kind: 'campus',
  date: '2026-12-05',
  starts: '09:30',
  ends: '16:00',
  place: {
    town: 'Bath',
    postcode: 'BA2',
    region: 'South West',
    country: 'England',
    latitude: 51,
    longitude: -2,
  },
  provider: {
    providerId: rawCourse.provider.providerId,
    name: 'University of Bath',
    websiteUrl: null,
    image: '/t.webp',
  },
};

export const rawPlace = {
  postcode: 'BA1 1AA',
  outcode: 'BA1',
  latitude: 51.38,
  longitude: -2.36,
  town: 'Bath',
  region: 'South West',
  country: 'England',
};

const rawDeadline = (id: string, label: string, at: string) => ({
  ...{ id, kind: 'date', label, value: null, amount: null, at, entry: 2027, year: '2027 entry' },
  source: { name: 'UCAS key dates', url: 'https://www.ucas.com/dates' },
  checked: '2026-11-21',
});
const rawLimit = (id: string, amount: number) => ({
  ...rawDeadline(id, 'Courses', ''),
  ...{ kind: 'limit', value: `${amount} courses`, amount, at: null, entry: null },
});

const rawFee = (id: string, amount: number, year = '2026 to 2027') => ({
  ...rawDeadline(id, 'Most that a university can charge', ''),
  ...{ kind: 'fee', value: `£${amount.toLocaleString('en-GB')} a year`, amount, at: null, entry: null, year },
});

/** The dates, limits and fees of an application. */
export const rawKeyFacts = [
  rawDeadline('deadline-early', 'Oxford, Cambridge and medicine', '2026-10-15T18:00:00+01:00'),
  rawDeadline('deadline-main', 'Most other undergraduate courses', '2027-01-13T18:00:00+00:00'),
  rawLimit('choices', 5),
  rawLimit('choices-medicine', 4),
  rawFee('fee-england', 9790),
  rawFee('fee-england-announced', 10_050, '2027 to 2028, as announced'),
  rawFee('fee-foundation', 5760),
  rawFee('fee-scotland', 1820, '2025 to 2026'),
  rawFee('fee-scotland-rest-of-uk', 9535, '2025 to 2026'),
];
