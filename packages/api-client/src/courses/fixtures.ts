const cohort = {
  people: 40,
  level: 'subject',
  subject: 'CAH11-01-01',
  subjectName: 'computer science',
  subjectLevel: 3,
  years: '2020-22',
  responseRate: 60,
};

/** Test fixture of a course in the API's format: a response of `/api/v1/courses`. */
export const rawCourse = {
  id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001',
  academicYearId: '2027',
  title: 'Computer Science',
  titleYear: 2025,
  distinction: null,
  provider: {
    providerId: '10007850-0000-4000-8000-000000000000',
    shortId: '10007850',
    name: 'University of Bath',
    town: 'Bath',
    region: 'South West',
    country: 'England',
    image: '/themes/custom/ucas/images/providers/10007850/tile.webp',
    tef: 'Gold',
  },
  qualification: 'BSc (Hons)',
  scheme: 'undergraduate',
  studyModes: ['full-time'],
  locations: [{ name: 'Claverton Down', latitude: 51.37, longitude: -2.32 }],
  country: 'England',
  region: 'South West',
  duration: { min: 3, max: 4 },
  summary: 'Build things that think.',
  distance: null,
  salary: { median: 33000, lowerQuartile: 28000, upperQuartile: 40000, ...cohort },
  tariff: { from: 144, to: 159, fewer: 20, more: 15, ...cohort },
  employment: { percent: 94, ...cohort },
  continuation: { percent: 92, ...cohort, responseRate: null },
  absences: {},
  subjects: [{ code: 'CAH11-01-01', name: 'Computer science' }],
  subjectGuides: ['computer-science'],
  courseCount: 2,
};

/** A course with little published data. */
export const rawBareCourse = {
  ...rawCourse,
  id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0002',
  title: 'Fine Art',
  qualification: null,
  duration: null,
  salary: null,
  tariff: null,
  employment: null,
  continuation: null,
  absences: {
    salary: 'too-small',
    tariff: 'too-new',
    employment: 'not-imported',
    continuation: 'not-published',
  },
  locations: [],
  courseCount: '3',
};

/** A page of the list with facets. */
export const rawCoursePage = {
  total: 2,
  offset: 0,
  limit: 50,
  results: [rawCourse, rawBareCourse] as unknown[],
  facets: {
    qualification: [{ value: 'BSc (Hons)', label: 'BSc (Hons)', count: 1 }],
    studyMode: [{ value: 'full-time', label: 'Full-time', count: 2 }],
    locations: [],
    country: [{ value: 'England', label: 'England', count: 2 }],
    subjectGuides: [{ value: 'computer-science', label: 'Computer science', count: 1 }],
  },
};

/** A page of courses, titled 1, 2 and so on, one for each of these providers. */
export const rawCoursesAt = (...shortIds: readonly string[]) => ({
  total: shortIds.length,
  offset: 0,
  limit: 12,
  results: shortIds.map((shortId, index) => ({
    ...rawCourse,
    id: `${rawCourse.id.slice(0, -1)}${index + 1}`,
    title: `${index + 1}`,
    provider: { ...rawCourse.provider, shortId },
  })),
});
