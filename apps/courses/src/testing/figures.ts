/** Cohort of forty people of the course itself. */
export const cohort = {
  people: 40,
  level: 'course',
  because: null,
  mode: 'full-time',
  subject: null,
  subjectName: null,
  subjectLevel: null,
  years: '2022-23',
  responseRate: null,
};

/**
 * Fields that C-07 adds to a course: figures, reasons for missing ones, its subject in the UK, and its other options.
 */
export const rawFigures = {
  figures: {
    tariff: {
      ...cohort,
      bands: [
        { from: 112, to: 127, percent: 20 },
        { from: 128, to: 143, percent: 50 },
        { from: 144, to: 159, percent: 30 },
      ],
    },
    entry: {
      ...cohort,
      qualifications: [
        { id: 'a-level', name: 'A levels, Highers or similar', percent: 88 },
        { id: 'access', name: 'Access course', percent: 12 },
      ],
    },
    survey: {
      ...cohort,
      themes: [
        { id: 'T1', name: 'Teaching on my course', percent: 91 },
        { id: 'T2', name: 'Learning opportunities', percent: 78 },
      ],
    },
    continuation: { stayed: 97, continuing: 95, gained: 2, left: 3, lower: 0, dormant: 0, ...cohort },
    employment: null,
    jobs: null,
  },
  absences: { jobs: 'too-small', earnings3: 'not-imported', earnings5: 'too-new' },
  subjectEarnings: {
    subject: 'CAH11-01-01',
    subjectName: 'computer science',
    subjectLevel: 3,
    mode: 'full-time',
    awards: 'first-degrees',
    months15: { lowerQuartile: 26000, median: 30000, upperQuartile: 36000, people: 9000, regions: [] },
    years3: null,
    years5: {
      lowerQuartile: 30000,
      median: 39000,
      upperQuartile: 52000,
      people: 8000,
      regions: [{ name: 'London', lowerQuartile: 34000, median: 45000, upperQuartile: 60000, people: 2500 }],
    },
  },
  subjectSurvey: {
    subject: 'CAH11-01-01',
    subjectName: 'computer science',
    subjectLevel: 3,
    themes: [{ id: 'T1', name: 'Teaching on my course', percent: 84 }],
    people: 4000,
    courses: 70,
    providers: 41,
    years: '2023-24',
  },
  siblings: [
    {
      id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0003',
      title: 'Computer Science',
      qualification: 'MComp (Hons)',
      distinction: 'with a placement year',
    },
  ],
};
