import { rawBath, rawCourse as rawCourseAtBath } from '@signpost/api-client/testing';

/** Records in the source's shape, for tests of pages. */
export const rawOpenDay = {
  id: 'bath-campus-1',
  title: 'Open day',
  summary: 'See the campus.',
  sample: true,
  notice: 'This date is invented.',
  kind: 'campus',
  starts: '09:30',
  ends: '16:00',
  place: {
    town: 'Bath',
    postcode: 'BA2 7AY',
    region: 'South West',
    country: 'England',
    latitude: 51.37,
    longitude: -2.32,
  },
  bookingUrl: null,
  date: '2026-12-05',
  distance: null,
  subjects: [],
  provider: { providerId: rawBath.providerId, name: rawBath.name, websiteUrl: null, image: rawBath.image },
};

export const rawOnlineDay = {
  ...rawOpenDay,
  id: 'leeds-online-1',
  title: 'Ask a student',
  kind: 'online',
  place: null,
  starts: '15:00',
  ends: '17:00',
};

export const rawCourse = { ...rawCourseAtBath, courseCount: 1 };

export const rawBareCourse = {
  ...rawCourse,
  id: '0b1f7c7e-6d0c-4b0e-9a53-1c7a2a4e0002',
  title: 'Fine Art',
  salary: null,
  tariff: null,
  employment: null,
};

export const rawCoursePage = {
  total: 2,
  offset: 0,
  limit: 40,
  results: [rawCourse, rawBareCourse],
  facets: {
    qualification: [{ value: 'BSc (Hons)', label: 'BSc (Hons)', count: 2 }],
    studyMode: [
      { value: 'full-time', label: 'Full-time', count: 2 },
      { value: 'part-time', label: 'Part-time', count: 0 },
    ],
    locations: [],
    country: [],
    subjectGuides: [{ value: 'computer-science', label: 'Computer science', count: 1 }],
  },
};

export const rawJob = {
  JobID: 'software-tester-1',
  Title: 'Software tester',
  RecruiterName: 'Penhallick Marine',
  LocationDescription: 'Bath, South West',
  SalaryDescription: '£19,000 a year',
  ShortDescription: 'Find what breaks before others do.',
  LogoUrl: '/logo.webp',
  ApplyUrl: 'https://www.gov.uk/apply-apprenticeship',
  DetailsUrl: '/explore/employer/penhallick-marine#software-tester-1',
  Sample: true,
  Notice: 'This apprenticeship is invented.',
  Level: 6,
  ClosingDate: '2026-12-20',
  StartDate: '2027-02-01',
  Latitude: 51.4,
  Longitude: -2.3,
  Distance: 2.4,
};

export const rawPlaces = [
  { id: 'bath', title: 'Study in Bath', type: 'city-guide' },
  { id: 'south-west', title: 'Study in South West', type: 'region-guide' },
  { id: 'outside-of-the-uk', title: 'Outside of the UK', type: 'country-guide' },
];

/** A guide with its text, as returned by GraphQL. */
export const rawStory = (id: string, title: string, type: string) => ({
  nid: `location-guides:${id}`,
  id,
  title,
  summary: `A line about ${title}.`,
  url: `/explore/where-to-go?location=${id}`,
  image: '/tile.webp',
  article16by10Image: '/picture.webp',
  type,
  body: `What ${title} is like.`,
  banner: '/banner.webp',
  facts: [{ label: 'Cost of living', value: 'High for a small city', source: null }],
  nation: id === 'outside-of-the-uk' ? null : 'England',
  region: id === 'outside-of-the-uk' ? null : 'South West',
  latitude: id === 'bath' ? 51.38 : null,
  longitude: id === 'bath' ? -2.36 : null,
  radius: id === 'bath' ? 12 : null,
});

/** GraphQL response with these guides. */
export const graphOf = (...stories: readonly object[]) => ({
  data: { locationGuides: { items: stories } },
});
