/** Records in the source's shape, for tests of pages. */
const address = {
  address1: '1 Quay Street',
  address2: null,
  city: 'Falmouth',
  county: 'Cornwall',
  country: 'England',
  postcode: 'TR11',
};
const description = {
  title: 'Boats that float',
  summary: 'We build boats.',
  text: 'We build boats by hand.',
};

export const rawBasic = {
  id: 'tarn',
  guid: '5c6a2f0e-0000-4000-8000-000000000000',
  machine_name: 'tarn',
  title: 'Tarn Bakery',
  name: 'Tarn Bakery',
  sample: true,
  notice: 'This employer is invented.',
  enhanced: false,
  address,
  latlon: null,
  companyInfo: {
    companySize: '10 to 49 people',
    founded: '2004',
    headquarters: address,
    industry: 'Bread',
    revenue: null,
  },
  cultureAndValues: null,
  shortDescription: description,
  longDescription: description,
  logo: '/logo.webp',
  tile: '/tile.webp',
  banner: '/banner.webp',
};

export const rawEnhanced = {
  ...rawBasic,
  id: 'penhallick-marine',
  machine_name: 'penhallick-marine',
  title: 'Penhallick Marine',
  name: 'Penhallick Marine',
  enhanced: true,
  latlon: { lat: 50.15, lon: -5.07 },
  branchLocations: [{ ...address, address1: '2 Dock Road', city: 'Hull', postcode: 'HU1' }],
  companyInfo: { ...rawBasic.companyInfo, revenue: '£92 million' },
  cultureAndValues: 'We show our mistakes.',
  perks: ['Pension', 'Free boat'],
  primaryQuote: { name: 'Sam', position: 'Welder', quote: 'It floats.' },
  testimonials: [{ name: 'Leah', position: 'Apprentice', quote: 'It made sense.' }],
  galleryImages: [{ url: '/gallery-1.webp', alt: 'Drawing: a quay' }],
  video: 'https://www.video.example/embed/1',
  url: 'https://www.penhallick.example/',
  socialMediaLinks: { linkedin: 'https://linkedin.example/penhallick', tiktok: 'javascript:alert(1)' },
  universities: [{ providerId: '10008640-aaaa-bbbb', name: 'Falmouth University' }],
};

export const rawJob = {
  JobID: 'boat-builder-1',
  Title: 'Boat builder',
  RecruiterName: 'Penhallick Marine',
  LocationDescription: 'Falmouth, South West',
  SalaryDescription: '£19,000 a year',
  ShortDescription: 'Learn to build boats.',
  LogoUrl: '/logo.webp',
  ApplyUrl: 'https://www.gov.uk/apply-apprenticeship',
  DetailsUrl: '/explore/employer/penhallick-marine#boat-builder-1',
  Sample: true,
  Notice: 'This apprenticeship is invented.',
  Level: 6,
  OpeningDate: '2026-11-01',
  ClosingDate: '2026-12-20',
  StartDate: '2027-02-01',
  Latitude: 50.15,
  Longitude: -5.07,
  Distance: null,
};

export const rawExperience = {
  objectID: 'build-a-hull',
  title: 'Build a hull',
  summary: 'Draw a hull that floats.',
  body: 'You get a drawing and a tank.',
  sample: true,
  notice: 'A sample.',
  url: '/explore/virtual-work-experiences/build-a-hull/build-a-hull',
  employer: 'Penhallick Marine',
  employerId: 'penhallick-marine',
  jobSector: 'Engineering',
  hours: 3.5,
  level: 'introductory',
  tasks: [{ title: 'Read the drawing', minutes: 40, text: 'Find the keel.' }],
  skills: ['Measuring'],
  subjects: ['Engineering'],
  certificate: false,
};

/** Response of the search service with these records. */
export const foundOf = (...hits: readonly object[]) => ({
  results: [{ hits, nbHits: hits.length, nbPages: 1 }],
});
