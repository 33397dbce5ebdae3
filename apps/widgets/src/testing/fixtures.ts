/** Records in the source's shape, for tests of guides. */
export const rawCareer = {
  id: '2134',
  title: 'Software developer',
  summary: 'Writes software.',
  url: '/explore/career-page/12.software-and-data/2134',
  pay: 54669,
  payMinimum: null,
  payYear: '2024',
};

const pictures = { image: '/tile.webp', banner: '/banner.webp' };

export const rawSubject = {
  nid: 'subject-guides:computer-science',
  id: 'computer-science',
  title: 'Computer science',
  summary: 'How to build systems that people depend on.',
  body: 'Older than the laptop.',
  url: '/explore/subjects/computer-science',
  ...pictures,
  icon: 'computer-science',
  subjectMap: ['Mathematics'],
  whatYouStudy: ['Databases and networks'],
  skills: ['Debugging'],
  helpfulSubjects: ['Physics'],
  careers: [rawCareer, { ...rawCareer, id: '2133', title: 'Analyst', pay: null }],
  salary: {
    median: 31400,
    lowerQuartile: 26600,
    upperQuartile: 39000,
    graduates: 8945,
    monthsAfter: 15,
    year: '2025 collection',
  },
};

export const rawSubjects = [
  { id: 'computer-science', title: 'Computer science', url: '/explore/subjects/computer-science' },
  { id: 'mathematics', title: 'Mathematics', url: '/explore/subjects/mathematics' },
];

export const rawStatement = {
  id: 'computing',
  title: 'A statement for computing',
  url: '/explore/statement-guides/computing',
  image: '/tile.webp',
  summary: 'What readers look for.',
};

export const rawIndustry = {
  nid: 'industry-guides:healthcare',
  id: 'healthcare',
  title: 'Healthcare',
  summary: 'Keeping people well.',
  body: 'Open all night.',
  url: '/explore/industry-guides/healthcare',
  ...pictures,
  skills: ['Listening'],
  relatedCareers: [rawCareer],
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
  Notice: 'This apprenticeship is invented. Do not apply.',
  Level: 6,
  ClosingDate: '2026-12-20',
  StartDate: '2027-02-01',
  Latitude: 51.4,
  Longitude: -2.3,
  Distance: null,
};

/** GraphQL response with guides of one kind. */
export const graphOf = (field: 'subjectGuides' | 'industryGuides', ...items: readonly object[]) => ({
  data: { [field]: { items } },
});
