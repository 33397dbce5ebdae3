import { json } from '@signpost/api-client/testing';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Id of a stored quiz. */
export const QUIZ_ID = 'q1w2e3r4t5y6u7i8o9p0-_';

const source = {
  publisher: 'Office for National Statistics',
  year: '2024',
  note: 'Annual Survey of Hours and Earnings',
};

/** Pay in the source's shape, with fields replaced by `more`. */
export const rawPay = (median: number | null, more: object = {}) => ({
  p10: null,
  p25: median === null ? null : median - 10_000,
  median,
  p75: median === null ? null : median + 15_000,
  p90: null,
  withheld: { p10: 'unreliable', p90: 'unreliable', ...(median === null && { median: 'unreliable' }) },
  minimum: null,
  source,
  ...more,
});
const minimumWage = {
  hourly: 12.71,
  from: '2026-04-01',
  age: 21,
  hours: 37.5,
  weeks: 52,
  annual: 24_785,
  publisher: 'GOV.UK',
  url: 'https://www.gov.uk/national-minimum-wage-rates',
};
const pictures = { image: '/tile.jpg', banner: '/banner.jpg' };
const interests = { R: 3.62, I: 5.52, A: 2.44, S: 1.94, E: 1.96, C: 5.63 };
const technology = { id: 'technology', title: 'Technology' };
const software = { id: '12.software', title: 'Software' };

const rawCard = (id: string, title: string, median: number | null) => ({
  type: 'careers',
  id,
  attributes: {
    title,
    'other-titles': id === '2134' ? ['Programmer', 'Games developer'] : [],
    summary: `What a ${title.toLowerCase()} does.`,
    ...pictures,
    'annual-earnings': rawPay(median),
    'median-earnings': median,
    category: id === '3411' ? { id: 'art', title: 'Art' } : technology,
    pathways: [software],
    interests,
  },
});

const developer = rawCard('2134', 'Software developer', 54_669);
const tester = rawCard('2136', 'Software tester', 36_000);
const artist = rawCard('3411', 'Artist', null);
const education = {
  levels: [
    { level: 'Level 3', typical: false },
    { level: 'Level 6: a degree', typical: true },
  ],
  requirements: ['Projects of your own'],
};
const subjects = [{ id: 'computer-science', title: 'Computer science' }];

/** A full career record, with fields replaced by `more`. */
export const rawCareer = (more: object = {}) => ({
  ...developer,
  attributes: {
    ...developer.attributes,
    body: 'A day holds a meeting.',
    tasks: ['Write code', 'Read code'],
    'unit-group': 'Programmers and software developers',
    'minimum-wage': minimumWage,
    employment: null,
    education,
    routes: [
      { kind: 'university', text: 'A degree in computing.' },
      { kind: 'volunteering', text: 'Open-source projects.' },
    ],
    skills: { hard: ['Programming'], soft: ['Teamwork'] },
    related: [tester],
    subjects,
    ...more,
  },
});

const fit = (percent: number) => ({
  percent,
  range: { low: percent - 5, high: percent + 4 },
  contributions: { R: 0, I: 24, A: 0, S: 5, E: -6, C: percent - 73 },
});
const fitted = (card: typeof developer, percent: number) => ({
  ...card,
  attributes: { ...card.attributes, ...fit(percent) },
});
const trait = (id: string, title: string, score: number) => ({
  id,
  title,
  person: 'One',
  summary: '',
  score,
});
const traits = [
  trait('I', 'Investigative', 4.6),
  trait('C', 'Conventional', 4),
  trait('E', 'Enterprising', 1.4),
];

/** Quiz results. */
export const rawResults = (flat = false) => ({
  type: 'assessment-results',
  id: QUIZ_ID,
  attributes: {
    flat,
    traits,
    careers: flat ? [] : [fitted(tester, 91), fitted(developer, 83)],
    pathways: flat ? [] : [{ ...software, ...fit(87) }],
    categories: [],
  },
});

const dates = { start: '2025-11', end: '2026-10' };
const jobData = (type: string, data: object[]) => ({
  type,
  id: '2134',
  attributes: { dates, data, source: 'Of this catalogue.' },
});
const category = (id: string, title: string, careers: string[]) => ({
  type: 'categories',
  id,
  attributes: {
    title,
    summary: `About ${title}.`,
    ...pictures,
    careers: careers.map((soc) => ({ id: soc, title: soc })),
    pathways: id === 'technology' ? [software] : [],
  },
});
const pathway = {
  type: 'pathways',
  id: software.id,
  attributes: {
    title: 'Software',
    summary: 'Test it, write it.',
    body: 'Begin anywhere.',
    ...pictures,
    category: technology,
    interests,
  },
};
const NOTICE = 'Invented.';
const job = {
  JobID: 'a1',
  Title: 'Developer apprentice',
  RecruiterName: 'Larkmoor',
  LocationDescription: 'Norwich',
  SalaryDescription: '£22,000',
  DetailsUrl: '/explore/employer/larkmoor#a1',
  Sample: true,
  Notice: NOTICE,
};

const skills = [
  { name: 'Teamwork', type: 'soft', careers: 40 },
  { name: 'Programming', type: 'hard', careers: 1 },
];

/** API responses by path; `changes` overrides some of them. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'careers/england': { data: [tester, developer, artist] },
  'careers/search': { data: [developer] },
  categories: {
    data: [category('technology', 'Technology', ['2134', '2136']), category('art', 'Art', ['3411'])],
  },
  'pathways/12.software': {
    data: { ...pathway, attributes: { ...pathway.attributes, careers: [tester, developer] } },
  },
  pathways: { data: [{ ...pathway, attributes: { ...pathway.attributes, careers: [{}, {}] } }] },
  'jobs/companies': {
    data: jobData('companies', [
      { id: 'larkmoor', name: 'Larkmoor', sample: true, notice: NOTICE, vacancies: 2 },
    ]),
  },
  'jobs/skills': {
    data: jobData('skills', skills),
  },
  'assessment/traits': {
    data: traits.map(({ id, ...attributes }) => ({ type: 'traits', id, attributes })),
  },
  [`assessment/results/${QUIZ_ID}`]: { data: rawResults() },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake API for the careers pages; each of `changes` overrides a path, relative to `/api/v1/emsi/` or absolute. */
export const careersApiAnswers =
  (changes: Readonly<Record<string, Answer>> = {}): Answer =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    const path = pathname.replace('/api/v1/emsi/', '');
    const changed = changes[path];
    if (changed) return changed(request, response);
    if (path === 'careers/england' && searchParams.has('ids'))
      return json({ data: [rawCareer(), { ...tester, attributes: { ...tester.attributes, education } }] })(
        request,
        response,
      );
    if (/^careers\/[a-z-]+\/2134$/.test(path)) return json({ data: rawCareer() })(request, response);
    if (path === 'jobs/skills' && searchParams.get('skillType') === 'soft')
      return json({
        data: jobData(
          'skills',
          skills.filter(({ type }) => type === 'soft'),
        ),
      })(request, response);
    if (path === '/api/v1/courses')
      return json({ total: 0, offset: 0, limit: 4, results: [] })(request, response);
    if (path === '/api/v1/career-finder-jobs')
      return json({ data: { Job: [job], Total: 1 } })(request, response);
    const answer = ANSWERS[path];
    return json(answer ?? { detail: 'None.' }, answer ? 200 : 404)(request, response);
  };
