import { BATH, CAREER, COURSE, ROUTES } from '../site';
import { calls, queryOf } from './call';
import { expect, test } from './stand';

const COURSE_ID = COURSE.split('/')[3] ?? '';
const UNI_ID = '10007850';
const POSTCODE = 'postcode=BA2+7AY';
const YEAR = /^20\d\d$/;

test('[C-01] the settings name the API host, the course search site, the services and embed mode', async ({
  saw,
}) => {
  const response = await fetch(`${process.env['E2E_BACKEND_URL']}/api/settings`);
  const settings = (await response.json()) as object;
  expect(settings).toEqual({
    apiUrl: '',
    searchDomain: '',
    servicesDomain: '',
    careersFinderDomain: '',
    accountsDomain: '',
    embed: false,
  });
  saw(`${response.status} ${Object.keys(settings).join(', ')}`);
});

calls(
  '[C-02] the vacancies of an employer and of a career are asked of career-finder-jobs',
  {
    page: '/explore/employer/aldermast',
    call: '/api/v1/career-finder-jobs',
    has: { employer: 'aldermast' },
  },
  { page: CAREER, call: '/api/v1/career-finder-jobs', has: { soc: '5113' } },
);

calls('[C-03] statement guides are articles of type personal_statement by scheme and subject guide', {
  page: COURSE,
  call: '/api/v1/article',
  has: { type: 'personal_statement', schemes: 'undergraduate', subjectGuides: 'accounting' },
});

/** Every parameter that the pages of the site send to a path, over all routes and some searches of theirs. */
const SEARCHES = [
  `${BATH}/courses?subject=CAH10&mode=full-time`,
  `${BATH}/courses?filters=Engineering+and+technology_CAH10~subject`,
  `/explore/courses?q=law&${POSTCODE}`,
  `/explore/unis?letter=B`,
  `/explore/unis?filters=Law_CAH16~subject`,
  `/explore/unis?filters=full-time~mode`,
  `/explore/unis?${POSTCODE}&sort=distance`,
  `/explore/where-to-go?location=wales`,
];
const sweep = async (get: (path: string) => Promise<unknown>): Promise<void> => {
  for (const page of [...ROUTES.map(({ path }) => path), ...SEARCHES]) await get(page);
};

const COURSE_PARAMETERS = [
  'offset',
  'limit',
  'sort',
  'sortBy',
  'filters',
  'includeFilters',
  'subjectGuides',
  'courses',
  'unis',
  'scheme',
  'studyYear',
  'lat',
  'lng',
  'soc',
];

test('[C-04] [C-05] lists of courses and of universities are asked of one path with the parameters of each', async ({
  stand,
  saw,
}) => {
  await sweep(stand.get);
  const asked = stand.callsOf('/api/v1/courses').map(queryOf);
  const sent = (wanted: readonly Readonly<Record<string, string>>[]) => [
    ...new Set(wanted.flatMap(Object.keys)),
  ];
  // Both lists take a position.
  const near = asked.some(({ lat, lng }) => lat && lng) ? ['lat', 'lng'] : [];
  const ofCourses = [...sent(asked.filter(({ output }) => output === undefined)), ...near];
  const ofUnis = sent(asked.filter(({ output }) => output === 'provider'));
  saw(`courses: ${ofCourses.join(', ')}; universities: ${ofUnis.join(', ')}`);
  expect
    .soft(
      COURSE_PARAMETERS.filter((name) => !ofCourses.includes(name)),
      'courses lack',
    )
    .toEqual([]);
  expect
    .soft(
      ['subjects', 'mode', 'letter'].filter((name) => !ofUnis.includes(name)),
      'universities lack',
    )
    .toEqual([]);
});

calls('[C-06] course details are asked of the services by primary id and academic year', {
  page: COURSE,
  call: '/search/api/v3/courses',
  host: 'services',
  has: { 'courseDetailsRequest.coursePrimaryId': COURSE_ID, 'courseDetailsRequest.academicYearId': YEAR },
});

calls('[C-07] figures of one option are asked by course, option and academic year', {
  page: COURSE,
  call: '/api/v1/courses',
  has: { courses: COURSE_ID, courseOptionId: 'full-time-UW', academicYearId: YEAR },
});

calls('[C-08] grades of earlier entrants are asked of the services for visitors without a session', {
  page: COURSE,
  call: `/historic-grades-api/loggedOut/${COURSE_ID}`,
  host: 'services',
});

calls('[C-10] the status of a provider is asked of the services', {
  page: BATH,
  call: '/provider-status',
  host: 'services',
  has: { providerId: UNI_ID },
});

const EMSI = '/api/v1/emsi';
const MONTH = /^20\d\d-\d\d$/;
calls(
  '[C-11] careers are asked of emsi by ten paths',
  { page: '/explore/career-list', call: `${EMSI}/categories` },
  { page: '/explore/what-to-do', call: `${EMSI}/pathways` },
  { page: '/explore/career-path/13.growing-food', call: `${EMSI}/pathways/13.growing-food` },
  {
    page: '/explore/career-path/13.growing-food',
    call: `${EMSI}/careers/england`,
    has: { ids: '9111,5113,5111' },
  },
  { page: CAREER, call: `${EMSI}/careers/england/5113` },
  { page: CAREER, call: `${EMSI}/assessment/traits` },
  { page: '/explore/career-list?assessmentId=quiz-c11', call: `${EMSI}/assessment/results/quiz-c11` },
  {
    page: '/explore/career-search?q=nurse',
    call: `${EMSI}/careers/search`,
    has: { limit: '50', query: 'nurse', searchFields: 'title' },
  },
  {
    page: CAREER,
    call: `${EMSI}/jobs/companies`,
    has: { soc: '5113', limit: /^\d+$/, start: MONTH, end: MONTH, isStaffing: /^(true|false)$/ },
  },
  {
    page: CAREER,
    call: `${EMSI}/jobs/skills`,
    has: { soc: '5113', limit: /^\d+$/, start: MONTH, end: MONTH, skillType: 'soft' },
  },
);
