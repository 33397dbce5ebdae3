import { addressOf, REMOTES, type View } from './remotes';

/** A route with a sample address. */
export interface Route {
  readonly clause: string;
  readonly name: string;
  readonly path: string;
  /**
   * `unlisted` pages are private to a visitor, internal, samples, or for frames in other sites: not for
   * search engines.
   */
  readonly state: 'real' | 'unlisted';
}

export const BATH = addressOf('unis', '/explore/unis/:uniId/:uniName');
export const COURSE = addressOf('courses', '/explore/courses/:courseId/:courseName');
export const CAREER = addressOf('careers', '/explore/career-page/:careerPathId/:careerId');

const real = (clause: string, name: string, path: string): Route => ({ clause, name, path, state: 'real' });
const unlisted = (clause: string, name: string, path: string): Route => ({
  clause,
  name,
  path,
  state: 'unlisted',
});

/** Every route of the specification, by clause. */
export const ROUTES: readonly Route[] = [
  real('R-01', 'home', '/'),
  real('R-02', 'explore', '/explore'),
  real('R-03', 'compass', '/explore/career-compass'),
  real('R-04', 'career list', '/explore/career-list'),
  real('R-05', 'career', CAREER),
  real('R-06', 'career path', '/explore/career-path/13.growing-food'),
  real('R-07', 'quiz', '/explore/career-quiz'),
  real('R-08', 'career search', '/explore/career-search'),
  real('R-09', 'courses', '/explore/courses'),
  real('R-10', 'course', COURSE),
  unlisted('R-11', 'employer', '/explore/employer/aldermast'),
  unlisted('R-12', 'favourites', '/explore/favourites'),
  unlisted('R-13', 'for you', '/explore/for-you'),
  real('R-14', 'related', '/explore/related/10007850'),
  real('R-15', 'search', '/explore/search'),
  real('R-16', 'search results', '/explore/search/courses'),
  unlisted('R-17', 'testbed', '/explore/search/testbed'),
  unlisted('R-18', 'spotlight', '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath'),
  unlisted('R-19', 'uni detail', '/explore/uni-detail/10007850'),
  real('R-20', 'unis list', '/explore/unis'),
  real('R-21', 'uni overview', BATH),
  unlisted('R-22', 'uni apprenticeships', `${BATH}/apprenticeships`),
  real('R-23', 'uni courses', `${BATH}/courses`),
  real('R-24', 'international', `${BATH}/international`),
  real('R-25', 'outreach', `${BATH}/outreach`),
  real('R-26', 'stats', `${BATH}/stats`),
  real('R-27', 'student life', `${BATH}/student-life`),
  unlisted(
    'R-28',
    'work experience',
    '/explore/virtual-work-experiences/merrowstone-a-day-as-site-manager/a-day-as-site-manager',
  ),
  real('R-29', 'what to do', '/explore/what-to-do'),
  real('R-30', 'where to go', '/explore/where-to-go'),
  unlisted('R-31', 'industry widget', '/industry-guide-widget?industryGuide=construction-and-property'),
  unlisted('R-32', 'subject widget', '/subject-widget?subject=psychology'),
  real('R-33', 'subject', '/explore/subjects/psychology'),
  real('R-34', 'industry guide', '/explore/industry-guides/construction-and-property'),
  real('R-35', 'results day', '/explore/courses/results-day'),
  real('R-36', 'a levels', '/explore/courses/subjects'),
  real('R-37', 'near home', '/explore/courses/near-home'),
];

/** A page that looks different from all others. */
export interface Template {
  readonly clause: string;
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** Whether the page is visited in Welsh too. */
  readonly welsh?: boolean;
  /** Whether it is a page of accounts, which another site has when one is configured. */
  readonly isOfAccounts?: boolean;
}

const COURSE_ID = COURSE.split('/')[3];

/** One address of each page that looks different, which a browser opens. `addresses.spec.ts` reads all. */
export const TEMPLATES: readonly Template[] = [
  { clause: 'R-01', name: 'home', path: '/' },
  { clause: 'R-02', name: 'explore', path: '/explore' },
  { clause: 'R-03', name: 'compass', path: '/explore/career-compass' },
  { clause: 'R-04', name: 'careers from A to Z', path: '/explore/career-list?sort=title' },
  { clause: 'R-05', name: 'career', path: CAREER },
  { clause: 'R-06', name: 'career pathway', path: '/explore/career-path/13.growing-food' },
  { clause: 'R-07', name: 'a statement of the quiz', path: '/explore/career-quiz?a=35' },
  { clause: 'R-08', name: 'career search', path: '/explore/career-search?q=nurse' },
  { clause: 'R-09', name: 'courses', path: '/explore/courses' },
  { clause: 'R-09', name: 'courses found', path: '/explore/courses?q=law&postcode=BA2' },
  { clause: 'R-10', name: 'course', path: COURSE, welsh: true },
  { clause: 'R-11', name: 'employer', path: '/explore/employer/aldermast' },
  { clause: 'R-13', name: 'ideas', path: '/explore/for-you?subjects=psychology' },
  { clause: 'R-13', name: 'compare', path: '/explore/compare?unis=10007850,10007803' },
  { clause: 'R-14', name: 'places alike', path: '/explore/related/10007850' },
  { clause: 'R-15', name: 'search across kinds', path: '/explore/search?q=law' },
  { clause: 'R-16', name: 'search results', path: '/explore/search/courses?q=law' },
  {
    clause: 'R-18',
    name: 'spotlight',
    path: '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath',
  },
  {
    clause: 'R-20',
    name: 'universities',
    path: '/explore/unis?filters=Wales~country&postcode=BA2+7AY&sort=distance',
    welsh: true,
  },
  {
    clause: 'R-20',
    name: 'universities with problems',
    path: '/explore/unis?page=-1&letter=Y&filters=Blue~colour&postcode=12345',
    status: 400,
  },
  { clause: 'R-21', name: 'university', path: BATH, welsh: true },
  { clause: 'R-23', name: 'courses of a university', path: `${BATH}/courses` },
  { clause: 'R-26', name: 'figures of a university', path: `${BATH}/stats` },
  { clause: 'R-29', name: 'what to do', path: '/explore/what-to-do' },
  { clause: 'R-30', name: 'where to go', path: '/explore/where-to-go' },
  { clause: 'R-32', name: 'widget', path: '/subject-widget?subject=psychology' },
  { clause: 'R-33', name: 'subject', path: '/explore/subjects/psychology' },
  {
    clause: 'R-35',
    name: 'results day',
    path: `/explore/courses/results-day?courses=${COURSE_ID}&grade=al.B,al.B,al.B&predicted=al.A,al.A,al.B`,
  },
  { clause: 'R-36', name: 'A levels', path: '/explore/courses/subjects?alevel=biology,chemistry' },
  {
    clause: 'R-37',
    name: 'near home',
    path: '/explore/courses/near-home?postcode=BA2+7AY&subject=computer-science',
  },
  { clause: 'S-01', name: 'sign in', path: '/account/sign-in', isOfAccounts: true },
  { clause: 'C-03', name: 'article', path: '/explore/articles/choosing-a-course' },
  { clause: 'B-07', name: 'not found', path: '/explore/nothing-here', status: 404 },
];

/** Pages and states of the shell with distinct appearance. */
const SHELL_VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore', phone: false },
  { name: 'sign in', path: '/account/sign-in', phone: false },
  { name: 'favourites', path: '/explore/favourites', phone: false },
  { name: 'class board', path: '/explore/favourites/class', phone: false },
  { name: 'for you', path: '/explore/for-you', phone: false },
  { name: 'for you with ideas', path: '/explore/for-you?subjects=nursing', phone: false },
  { name: 'compare', path: '/explore/compare?unis=10007850,10007803' },
  { name: 'compare with nothing', path: '/explore/compare', phone: false },
  { name: 'search', path: '/explore/search', phone: false },
  { name: 'search across kinds', path: '/explore/search?q=nursing', phone: false },
  { name: 'search results', path: '/explore/search/courses?q=law' },
  { name: 'search results with nothing found', path: '/explore/search/courses?q=zzxxqqyy', phone: false },
  { name: 'search testbed', path: '/explore/search/testbed?index=courses&q=law', phone: false },
  { name: 'article', path: '/explore/articles/choosing-a-course', phone: false },
  { name: 'statement guide', path: '/explore/statement-guides/medicine-and-dentistry', phone: false },
  { name: 'about the data', path: '/about-the-data', phone: false },
  { name: 'accessibility', path: '/accessibility', phone: false },
  { name: 'cookies', path: '/cookies', phone: false },
  { name: 'not found', path: '/explore/nothing-here', phone: false },
];

/** Pages and states with distinct appearance: the shell's, and those that each remote names in its `conformance.ts`. */
export const VIEWS: readonly View[] = [...SHELL_VIEWS, ...REMOTES.flatMap(({ views }) => views)];

/** Internal pages, which are in English. */
const INTERNAL = /^\/explore\/search\/testbed/;

const STATUS: Readonly<Record<string, number>> = { 'not found': 404, 'landing with problems': 400 };

/** An address of a route or view. */
export interface Address {
  readonly path: string;
  readonly status: number;
  readonly internal: boolean;
}

/** Every address of a route or view, once. */
export const ADDRESSES: readonly Address[] = [
  ...new Map(
    [...ROUTES, ...VIEWS].map(({ name, path }) => [
      path,
      { path, status: STATUS[name] ?? 200, internal: INTERNAL.test(path) },
    ]),
  ).values(),
];
