import { axeFindings, expect, horizontalOverflow, open, test } from './fixtures';
import { BATH, CAREER, COURSE } from './site';

interface Template {
  readonly clause: string;
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** Whether the page is visited in Welsh too. */
  readonly welsh?: boolean;
}

const COURSE_ID = COURSE.split('/')[3];

/** One address of each page that looks different. The other addresses are in `addresses.spec.ts`. */
const TEMPLATES: readonly Template[] = [
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
  { clause: 'S-01', name: 'sign in', path: '/account/sign-in' },
  { clause: 'C-03', name: 'article', path: '/explore/articles/choosing-a-course' },
  { clause: 'B-07', name: 'not found', path: '/explore/nothing-here', status: 404 },
];

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 640 };

const isLoader = (url: string) => /\.loader(\.\w+)?\.js$/.test(url);

/** The page's own API calls; the session and the lists that every page fetches late are excluded. */
const isPageCall = (url: string) => /\/api\/v1\/(?!identity|subjects$|locations$)/.test(url);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { clause, name, path, status = 200, welsh = false } of TEMPLATES) {
  test(`${name} hydrates without a fault, loader code or calls, is accessible, and fits 320 pixels [${clause}] [B-09]`, async ({
    page,
    faults,
  }) => {
    if (status !== 200) faults.allow(new RegExp(`status (of )?${status}`));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect((await open(page, path))?.status()).toBe(status);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.soft(page).toHaveTitle(/^\S.* · Signpost$/);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(asked.filter((url) => isLoader(url) || isPageCall(url))).toEqual([]);
    await page.setViewportSize(NARROWEST);
    expect.soft(await horizontalOverflow(page)).toEqual([]);
    if (!welsh) return;
    await open(page, `/cy${path === '/' ? '' : path}`);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'cy');
    expect.soft(await horizontalOverflow(page)).toEqual([]);
  });
}
