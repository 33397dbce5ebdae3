/** Test fixtures in the API's format: responses of `/api/v1/emsi/…`. */
const pictures = {
  image: '/themes/custom/ucas/images/default-images/careers/tiles/default-tile1.webp',
  banner: '/themes/custom/ucas/images/default-images/careers/banners/default-banner1.webp',
};
const source = { publisher: 'Office for National Statistics', year: '2024', note: null };
const interests = { R: 3, I: 6, A: 3, S: 3, E: 3, C: 5 };

export const rawCard = {
  type: 'careers',
  id: '2134',
  attributes: {
    title: 'Programmer',
    'other-titles': ['Software developer'],
    summary: 'Writes and mends software.',
    ...pictures,
    'annual-earnings': {
      p10: 25000,
      p25: 35000,
      median: 42500,
      p75: 60000,
      p90: null,
      withheld: { p90: 'unreliable' },
      minimum: null,
      source,
    },
    'median-earnings': 42500,
    category: { id: 'technology', title: 'Technology' },
    pathways: [{ id: '3.making-software', title: 'Making software' }],
    interests,
  },
};

export const rawCareer = {
  ...rawCard,
  attributes: {
    ...rawCard.attributes,
    body: 'You write **software**.',
    tasks: ['Write code', 'Read code', 'Test', 'Explain'],
    'unit-group': 'Programmers and others',
    employment: {
      current: 310000,
      years: [{ year: 2024, number: 310000, suppressed: 2 }],
      industries: [
        { section: 'J', name: 'Information', people: 310000 },
        { section: 'A', name: 'Farming', people: null },
      ],
      regions: { minorGroup: 'IT professionals', year: 2024, areas: [{ area: 'Wales', people: 900 }] },
      source,
    },
    'minimum-wage': {
      hourly: 12.71,
      from: '2026-04-01',
      age: 21,
      hours: 37.5,
      weeks: 52,
      annual: 24785,
      publisher: 'GOV.UK',
      url: 'https://www.gov.uk/national-minimum-wage-rates',
    },
    education: { levels: [{ level: 'Degree', typical: true }], requirements: ['Mathematics'] },
    routes: [{ kind: 'university', text: 'A degree in computer science' }],
    skills: { hard: ['Python'], soft: ['Patience'] },
    related: [{ ...rawCard, id: '2136' }, { id: '2137' }] as unknown[],
    subjects: [{ id: 'computer-science', title: 'Computer science' }],
    nations: ['England'],
    occupations: [{ code: '15-1252.00', title: 'Software Developers' }],
  },
};

export const rawCategory = {
  type: 'categories',
  id: 'technology',
  attributes: {
    title: 'Technology',
    summary: 'Work with what everyone uses.',
    body: 'Much of it is with people.',
    ...pictures,
    number: 3,
    interests,
    careers: [{ id: '2134', title: 'Programmer' }],
    pathways: [{ id: '3.making-software', title: 'Making software' }],
  },
};

export const rawPathway = {
  type: 'pathways',
  id: '3.making-software',
  attributes: {
    title: 'Making software',
    summary: 'From the first bug to the whole system.',
    body: 'Begin anywhere.',
    ...pictures,
    'career-id': 3,
    category: { id: 'technology', title: 'Technology' },
    interests,
    careers: [{ id: '2134', title: 'Programmer' }] as unknown[],
  },
};

const months = { start: '2025-11', end: '2026-11' };

export const rawCompanies = {
  type: 'companies',
  id: '2134',
  attributes: {
    dates: months,
    data: [
      {
        id: 'larkmoor',
        name: 'Larkmoor',
        industry: 'Events',
        sample: true,
        notice: 'Invented.',
        vacancies: 3,
      },
    ],
    source: 'Employers of this catalogue.',
  },
};

export const rawSkills = {
  type: 'skills',
  id: '2134',
  attributes: {
    dates: months,
    data: [{ name: 'Patience', type: 'soft', careers: 12 }],
    source: 'Careers of this catalogue.',
  },
};

export const rawTrait = {
  type: 'traits',
  id: 'I',
  attributes: { title: 'Investigative', person: 'Thinker', summary: 'Asks why.', body: 'Why?' },
};

const match = { percent: 83, range: { low: 80, high: 86 }, contributions: interests };

export const rawResults = {
  type: 'assessment-results',
  id: 'q1w2e3r4t5y6u7i8o9p0-_',
  attributes: {
    type: 'short',
    created: '2026-11-21T09:00:00.000Z',
    flat: false,
    traits: [{ id: 'I', title: 'Investigative', person: 'Thinker', summary: 'Asks why.', score: 4.2 }],
    careers: [{ ...rawCard, attributes: { ...rawCard.attributes, ...match } }],
    pathways: [{ id: '3.making-software', title: 'Making software', ...match }],
    categories: [{ id: 'technology', title: 'Technology', ...match }],
  },
};
