import { markDocument, navigateInPage, open, type Page } from '../fixtures';
import { BATH, CAREER, COURSE } from '../site';
import { mainOf, textOf } from './served';
import { expect, test, type Stand } from './stand';
import { keep, kept, signIn } from './visitor';

const main = (page: Page) => page.getByRole('main');

/** Lets the calls of a path fail with a reason. */
const fail = (stand: Stand, path: string, status = 500) =>
  stand.answer(path, { status, body: { status, title: 'Down', detail: 'Gone home.' } });

/** The text of a page, with its status before it. */
const textAt = async (stand: Stand, path: string): Promise<string> => {
  const { status, html } = await stand.get(path);
  return `${status} ${textOf(mainOf(html))}`;
};

const GUIDE = '/explore/industry-guides/construction-and-property';

/** The call that fails, the page, what could not be fetched, and whether the page cannot be without it: its status. */
const PROBLEMS = [
  ['/api/v1/career-finder-jobs', `${BATH}/apprenticeships`, 'apprenticeships', false],
  ['/api/v1/article', '/explore/articles/choosing-a-course', 'articles', true],
  ['/search/api/v3/courses', COURSE, 'courses', true],
  ['/provider-status', '/explore/uni-detail/10007850', 'provider status', false],
  ['/api/v1/emsi/categories', '/explore/career-list', 'categories', true],
  ['/api/v1/emsi/pathways', '/explore/career-path/13.growing-food', 'pathways', true],
  ['/api/v1/emsi/careers', CAREER, 'careers', true],
  ['/api/v1/emsi/jobs', CAREER, 'job data', false],
  ['/api/v1/emsi/assessment/traits', CAREER, 'traits', false],
  ['/api/v1/emsi/assessment/results', '/explore/career-quiz?assessmentId=abc', 'assessment results', true],
  ['/api/v1/open-days/list', BATH, 'events', false],
  ['/api/v1/locations', '/explore/where-to-go', 'locations', true],
  ['/graphql', '/explore/subjects/psychology', 'subjects', true],
  ['/graphql', GUIDE, 'industry guides', true],
  ['/api/v1/courses', '/explore/unis', 'unis', true],
  ['/api/v1/institution', BATH, 'uni details', true],
  ['/graphql', '/explore/statement-guides/medicine-and-dentistry', 'pages', false],
  ['/api/v1/unis-by-subject', '/explore/subjects/psychology', 'uni subjects', false],
] as const;

test('[X-01] a failed call says what could not be fetched and why, in place of the page or of its part', async ({
  stand,
  saw,
}) => {
  const seen: string[] = [];
  for (const [call, path, what, isPage] of PROBLEMS) {
    fail(stand, call);
    const message = `There has been a problem fetching ${what}: Gone home.`;
    const text = await textAt(stand, path);
    expect.soft(text, what).toContain(message);
    expect.soft(text.startsWith(isPage ? '500 ' : '200 '), what).toBe(true);
    stand.answer(call, async (_call, real) => ({ body: await real() }));
    seen.push(what);
  }
  saw(`${seen.length} messages: ${seen.join(', ')}`);
});

test('[X-02] an answer without the expected list says Error parsing response', async ({ stand, saw }) => {
  const seen: string[] = [];
  for (const [call, path, what] of PROBLEMS) {
    if (!/^(locations|subjects|industry guides|pages)$/.test(what)) continue;
    stand.answer(call, { body: { data: {}, nothing: true } });
    const text = await textAt(stand, path);
    expect.soft(text, what).toContain(`There has been a problem fetching ${what}: Error parsing response`);
    stand.answer(call, async (_call, real) => ({ body: await real() }));
    seen.push(/There has been.*?response/.exec(text)?.[0] ?? '');
  }
  saw(seen.join('; '));
});

test('[X-03] failures of employment and historic grades are only logged, and the course details come', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/500|console/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  stand.answer('/api/v1/courses', async ({ query }, real) =>
    query.has('courseOptionId')
      ? { status: 500, body: { status: 500, title: 'Down', detail: 'Gone home.' } }
      : { body: await real() },
  );
  fail(stand, '/historic-grades-api');
  expect(await textAt(stand, COURSE)).toMatch(/^200 .*Ways to take it.*How to apply/);
  await open(page, '/about-the-data');
  await navigateInPage(page, COURSE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounting and Finance');
  await expect(
    main(page).getByText('We could not fetch the grades of earlier entrants.').first(),
  ).toBeVisible();
  const lines = logged.filter((line) => line.includes('Gone home.'));
  expect(lines.length).toBe(2);
  saw(`200, and in the log: ${lines.join('; ')}`);
});

test('[X-04] failures of the search say which request of Algolia it was', async ({ stand, saw }) => {
  fail(stand, '/search/1');
  const seen: string[] = [];
  for (const [path, message] of [
    ['/explore/search/courses?q=law', 'There has been a problem searching from Algolia'],
    [
      '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath',
      'There has been a problem fetching multiple objects from Algolia',
    ],
    ['/explore/search?q=law', 'There has been a problem with a multiple queries request to Algolia'],
  ] as const) {
    expect(await textAt(stand, path)).toContain(`500 Error ${message}: Gone home.`);
    seen.push(message);
  }
  saw(seen.join('; '));
});

test('[X-05] [X-06] a failure of the identity service is logged and the visitor is anonymous; a save that fails is undone and logged', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/500|console/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const account = page.getByRole('banner').getByRole('link', { name: /^Account/ });
  const savedCount = page.getByRole('banner').getByRole('link', { name: /^Saved/ });
  const line = (begin: string) => logged.find((text) => text.startsWith(begin));
  fail(stand, '/api/v1/identity/session');
  await open(page, '/about-the-data');
  await expect.poll(() => line('There has been a problem fetching user info')).toBeTruthy();
  await expect(account).toHaveAccessibleName('Account');

  signIn(stand);
  stand.answer('/api/v1/identity/csrf', { body: { csrf: 'token' } });
  fail(stand, '/api/v1/identity/favourites');
  await open(page, '/explore/unis');
  await expect(account).toHaveAccessibleName('Account: signed in as Ada');
  const save = main(page)
    .getByRole('button', { name: /^Saved? / })
    .first();
  await save.click();
  await expect.poll(() => line('Error saving favourites to Gigya')).toBeTruthy();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(savedCount).toHaveText('Saved');
  expect(JSON.stringify(await kept(page, 'signpost.favourites'))).not.toContain('University');
  saw(`${line('There has')}; ${line('Error saving')}`);
});

test('[X-07] a postcode that cannot be looked up has no position, and the failure is logged', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/50\d|console/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  fail(stand, '/api/v1/geocode-postcode');
  await keep(page, {});
  await open(page, '/about-the-data');
  await navigateInPage(page, '/explore/unis?postcode=BA2+7AY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  await expect
    .poll(() => logged.find((line) => line.startsWith('There has been a problem fetching lat long')))
    .toBeTruthy();
  await expect(main(page).getByText(/ miles? away/)).toHaveCount(0);
  expect(await kept(page, 'UcasUserLoc_BA27AY')).toBeNull();
  saw(`${logged.find((line) => line.includes('lat long'))}, no distances, nothing kept`);
});

test('[X-08] a failure of employers says why, and an unknown alias that there is no match', async ({
  stand,
  saw,
}) => {
  const unknown = await textAt(stand, '/explore/employer/nobody');
  expect(unknown).toContain(
    '404 Error There has been a problem fetching this employer. No matching employer found',
  );
  fail(stand, '/api/v1/employer');
  const failed = await textAt(stand, '/explore/employer/aldermast');
  expect(failed).toContain('500 Error There has been a problem fetching employers. Gone home.');
  saw([unknown, failed].map((text) => text.slice(0, 90)).join('; '));
});

test('[X-09] a page that needs subjects or locations shows the error screen without them, on first load and by navigation', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/503|problem fetching|_payload\.json/);
  const seen: string[] = [];
  for (const [call, path, what] of [
    ['/api/v1/subjects', '/explore/courses', 'subjects'],
    ['/api/v1/locations', '/explore/where-to-go', 'locations'],
  ] as const) {
    fail(stand, call, 503);
    const message = `There has been a problem fetching ${what}: Gone home.`;
    expect(await textAt(stand, path)).toContain(`503 Error ${message}`);
    await open(page, '/about-the-data');
    await navigateInPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
    await expect(main(page)).toHaveText(new RegExp(`^503\\s*Error\\s*${message}`));
    seen.push(`${path} 503 Error ${message}`);
  }
  saw(seen.join('; '));
});

test.describe('parts that cannot be loaded', () => {
  const events: string[] = [];

  test.beforeEach(async ({ page, faults }) => {
    faults.allow(/\.js|ERR_FAILED|could not be loaded|ChunkLoadError|Loading chunk/);
    events.length = 0;
    await page.exposeFunction('tell', (name: string) => events.push(name));
    await page.addInitScript(() => {
      for (const name of ['signpost:preload-error', 'signpost:start-error'])
        window.addEventListener(name, ({ type }) =>
          (window as unknown as { tell(name: string): void }).tell(type),
        );
    });
  });

  test('[X-10] a chunk of a navigation that fails raises the event, and the page comes from the server', async ({
    page,
    saw,
  }) => {
    await open(page, '/about-the-data');
    const same = await markDocument(page);
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route('**/releases/unis/**/*.js', (route) =>
      documents === 0 ? route.abort('failed') : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'All universities' }).click();
    await expect(page).toHaveURL(/\/explore\/unis$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
    expect(await same()).toBe(false);
    expect(events).toContain('signpost:preload-error');
    saw(`${events[0]}, then the page as a document`);
  });

  test('[X-10] a document whose main chunk fails is loaded again once within 10 s, and reported', async ({
    page,
    saw,
  }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route('**/assets/main.*.js', (route) => route.abort('failed'));
    await page.goto('/explore/unis');
    await page.mouse.move(9, 9);
    await expect.poll(() => events.filter((name) => name === 'signpost:start-error').length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    expect(new Set(events)).toEqual(new Set(['signpost:preload-error', 'signpost:start-error']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
    saw(`${documents} documents, each with ${[...new Set(events)].join(' and ')}`);
  });
});
