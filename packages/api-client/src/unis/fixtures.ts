/** Test fixtures in the API's format: responses of `/api/v1/courses?output=provider` and `/api/v1/institution`. */
export const rawBath = {
  providerId: '10007850-0000-4000-8000-000000000000',
  institutionCode: 'B16',
  name: 'University of Bath',
  sortName: 'Bath, University of',
  aliases: ['Bath University'],
  ukprn: '10007850',
  address: {
    line1: 'Claverton Down',
    line2: null,
    line3: null,
    location: 'Bath',
    postcode: 'BA2 7AY',
    country: 'England',
    region: 'South West',
  },
  latitude: 51.3796,
  longitude: -2.3279,
  websiteUrl: 'https://www.bath.ac.uk/',
  phone: '+44 1225 388388',
  email: null,
  unibuddyId: null,
  entityId: 'provider-10007850',
  tef: {
    overall: 'Gold',
    studentExperience: 'Gold',
    studentOutcomes: 'Silver',
    year: 2023,
    url: 'https://www.officeforstudents.org.uk/',
  },
  nssScore: 84,
  survey: { percent: 84, people: 1_860, courses: 41, years: '2022-24' },
  salary: {
    median: 31000,
    lowerQuartile: 26000,
    upperQuartile: 36500,
    graduates: 1240,
    monthsAfter: 15,
    year: '2021-22',
  },
  continuation: { percent: 97, students: 3120, year: '2021-22' },
  employment: { percent: 93, graduates: 2210, year: '2021-22' },
  courseCount: 212,
  subjects: [
    { code: 'CAH10', name: 'Engineering and technology', courses: 64, listed: 25 },
    { code: 'CAH17', name: 'Business and management', courses: 31, listed: 31 },
  ],
  image: '/themes/custom/ucas/images/providers/10007850/tile.webp',
  banner: '/themes/custom/ucas/images/providers/10007850/banner.webp',
  description:
    'A campus on a hill above the city.\n\nIt teaches **engineering**, management and the sciences.',
  sites: [{ name: 'Claverton Down', latitude: 51.3796, longitude: -2.3279 }],
  distance: null,
  related: [] as unknown[],
};

/** A provider outside TEF with little published data. */
export const rawStAndrews = {
  ...rawBath,
  providerId: '10007803-0000-4000-8000-000000000000',
  institutionCode: null,
  name: 'University of St Andrews',
  sortName: 'St Andrews, University of',
  aliases: [],
  ukprn: '10007803',
  address: {
    ...rawBath.address,
    line1: null,
    location: 'St Andrews',
    postcode: null,
    country: 'Scotland',
    region: 'Scotland',
  },
  tef: null,
  nssScore: null,
  survey: null,
  salary: null,
  continuation: null,
  employment: null,
  courseCount: 1,
  subjects: [],
  description: null,
  sites: [],
};

/** The full record of Bath, with one similar provider. */
export const rawBathInFull = {
  ...rawBath,
  related: [{ provider: rawStAndrews, reasons: ['Teaches many of the same subjects'] }],
};

/** A page of the list with every kind of facet. */
export const rawPage = {
  total: 2,
  offset: 0,
  limit: 48,
  results: [rawBath, rawStAndrews] as unknown[],
  facets: {
    subject: [
      { value: 'history', label: 'History', count: 2 },
      { value: 'law', label: 'Law', count: 1 },
      { value: 'nursing', label: 'Nursing', count: 0 },
    ],
    mode: [
      { value: 'full-time', label: 'Full-time', count: 2 },
      { value: 'part-time', label: 'Part-time', count: 1 },
    ],
    tariff: [{ value: '96 to 127 points', label: '96 to 127 points', count: 1 }],
    country: [
      { value: 'England', label: 'England', count: 1 },
      { value: 'Scotland', label: 'Scotland', count: 1 },
    ],
    region: [
      { value: 'South West', label: 'South West', count: 1 },
      { value: 'Scotland', label: 'Scotland', count: 1 },
    ],
    tef: [{ value: 'Gold', label: 'Gold', count: 1 }],
    letter: [
      { value: 'B', label: 'B', count: 1 },
      { value: 'S', label: 'S', count: 1 },
    ],
  },
};
