import { markDocument, navigateInPage, open, type Page } from '../fixtures';
import { BATH, COURSE } from '../site';
import { attribute, mainOf, swap, textOf, textsOf } from './served';
import { expect, test } from './stand';

const ID = COURSE.split('/')[3] ?? '';
const IN_BETA = { cookie: 'beta-course=true' };

/** The filters in the addresses that a page writes: its canonical one and its links. */
const filtersWritten = (html: string): string[] => [
  ...new Set(
    // The links to other languages, which are elsewhere, have the query as it came.
    [
      ...`${/<link rel="canonical"[^>]*>/.exec(html)} ${mainOf(html)}`.matchAll(
        /href="([^"]*[?&;]filters=[^"]*)"/g,
      ),
    ].flatMap(([, href = '']) =>
      new URL(href.replaceAll('&amp;', '&'), 'http://site').searchParams.getAll('filters'),
    ),
  ),
];

test('[B-01] entries of filters are found by id or name and written back with both; others answer 400', async ({
  stand,
  saw,
}) => {
  const courses = '/explore/search/courses';
  const all = [
    [courses, 'Law~subjects', 'Law_law~subjects'],
    [courses, 'Law_law~subjects', 'Law_law~subjects'],
    [courses, 'Jurisprudence_law~subjects', 'Law_law~subjects'],
    ['/explore/courses', 'Law_law~subjects', 'Law_law~subjects'],
    ['/explore/unis', 'Law_law~subject', 'Law_law~subject'],
    ['/explore/career-compass', 'Wales_wales~place', 'Wales~place'],
  ] as const;
  const seen: unknown[] = [];
  for (const [where, filters, written] of all) {
    const { status, html } = await stand.get(`${where}?${new URLSearchParams({ filters })}`);
    expect.soft([status, filtersWritten(html)], `${where} ${filters}`).toEqual([200, [written]]);
    seen.push(`${filters} → ${filtersWritten(html)}`);
  }
  for (const bad of ['Law~colour', 'Law', '~subject', 'Lawlessness_none~subjects&view=list'])
    expect.soft((await stand.get(`/explore/unis?filters=${bad}`)).status, bad).toBe(400);
  saw([...new Set(seen)].join(', '));
});

test('[B-01] a filter survives reading and writing whatever letters its name has', async ({ stand, saw }) => {
  const odd = 'A_b~c%41 & d+é “ŵ”';
  swap(stand, '/search/1', '"LLB (Hons)":', `${JSON.stringify(odd)}:`);
  // A form without scripts sends the name of the box; the page writes it as an entry of the list.
  const chosen = await stand.get(`/explore/search/courses?${new URLSearchParams({ qualification: odd })}`);
  const moved = chosen.headers.get('location');
  const [written = ''] = moved
    ? new URL(moved, stand.url).searchParams.getAll('filters')
    : filtersWritten(chosen.html);
  const { html } = await stand.get(`/explore/search/courses?${new URLSearchParams({ filters: written })}`);
  expect(filtersWritten(html)).toEqual([written]);
  expect(textOf(html)).toContain(`Remove filter: ${odd}`);
  const searched = stand.callsOf(/^\/search/).map(({ body }) => body);
  expect(searched.join('\n')).toContain(JSON.stringify(`qualification:${odd}`).slice(1, -1));
  saw(`${odd} is written ${written}`);
});

test('[B-02] the body has page-explore and a class for each prefix of the path, also after navigation', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/404/);
  const all = {
    '/': '',
    [BATH]: ' page-explore-unis page-explore-unis-10007850 page-explore-unis-10007850-university-of-bath',
    '/explore/unis/1/bath': ' page-explore-unis page-explore-unis-1 page-explore-unis-1-bath',
    '/subject-widget?subject=law': ' page-subject-widget',
  };
  for (const [where, more] of Object.entries(all))
    expect(attribute((await stand.get(where)).html, '<body', 'class'), where).toBe(`page-explore${more}`);
  await open(page, '/about-the-data');
  const same = await markDocument(page);
  for (const [where, more] of Object.entries(all)) {
    await navigateInPage(page, where);
    await expect(page.locator('body')).toHaveClass(`page-explore${more}`);
  }
  expect(await same()).toBe(true);
  saw(`${Object.keys(all).length} pages by HTTP, the same in one document`);
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Scrolls far down the landing page, goes to an overview, and scrolls 300 pixels down. Returns the first
 * scroll position.
 */
const goToOverview = async (page: Page): Promise<number> => {
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(20);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  const before = await scrolled(page);
  await card.click();
  await expect(page).toHaveURL(/\/explore\/unis\/\w{8}\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBe(300);
  return before;
};

test('[B-03] navigation scrolls to the top; back and forward restore the position, also after a reload', async ({
  page,
  saw,
}) => {
  const reload = async () => {
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  await open(page, '/explore/unis');
  const same = await markDocument(page);
  const before = await goToOverview(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore\/unis$/);
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(300);
  expect(await same(), 'no document was loaded on the way').toBe(true);
  await reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore\/unis$/);
  await expect.poll(() => scrolled(page)).toBe(before);
  await reload();
  await page.goForward();
  await expect(page).toHaveURL(/\/explore\/unis\/\w{8}\//);
  await expect.poll(() => scrolled(page)).toBe(300);
  saw(`${before} → 0, back ${before}, forward 300, the same after reloads`);
});

test('[B-04] the beta of the course search is on the course search site, except with the beta cookie', async ({
  stand,
  saw,
}) => {
  const beta = '/explore/search/courses-beta';
  const there = `${stand.hosts.courseSearch}/coursedisplay`;
  for (const [query, headers, status, target] of [
    ['', {}, 302, there],
    ['?q=law+%26+order', {}, 302, `${there}?searchTerm=law+%26+order`],
    ['?q=law', { cookie: 'beta-course=false' }, 302, `${there}?searchTerm=law`],
    ['?q=law', IN_BETA, 200, null],
  ] as const) {
    const answer = await stand.get(beta + query, headers);
    expect([answer.status, answer.headers.get('location')], query).toEqual([status, target]);
  }
  saw(`302 ${there}?searchTerm=…, 200 with the cookie`);
});

test('[B-05] a course by its id alone is on the course search site, unless the query and the cookie say otherwise', async ({
  page,
  stand,
  saw,
}) => {
  const there = `${stand.hosts.courseSearch}/coursedisplay/courses/${ID}`;
  for (const [query, headers, target] of [
    ['', {}, there],
    ['', IN_BETA, there],
    ['?beta-redirect=false', IN_BETA, there],
    ['?beta-redirect=true', {}, there],
    ['?beta-redirect=false', {}, COURSE],
  ] as const) {
    const answer = await stand.get(`/explore/courses/${ID}${query}`, headers);
    expect([answer.status, answer.headers.get('location')], query).toEqual([302, target]);
  }
  // The shared product of the run has no other sites.
  const embedded = await fetch(`${process.env['E2E_URL']}/explore/courses/${ID}`, { redirect: 'manual' });
  expect(embedded.headers.get('location')).toBe(COURSE);
  await open(page, '/about-the-data');
  await navigateInPage(page, `/explore/courses/${ID}`);
  await expect(page).toHaveURL(there);
  saw(`302 ${there}, by navigation too; without such a site ${COURSE}`);
});

test('[B-06] [B-07] invalid and unknown addresses answer 404 with Page Not Found and the full path', async ({
  stand,
  saw,
}) => {
  const bad = [
    '/explore/unis/1/bath',
    '/explore/uni-detail/nowhere',
    '/explore/related/98765432',
    '/explore/courses/zz',
    '/explore/courses/zz/name',
    '/explore/career-page/1/2',
    '/explore/career-path/zz',
    '/explore/search/nope?x=1',
    '/explore/spotlights/zz/name',
    '/explore/virtual-work-experiences/zz/name',
    '/explore/unis/10007850/university-of-bath/nothing',
    '/explore/nothing-here',
    '/nothing/here?a=b',
  ];
  for (const where of bad) {
    const { status, html } = await stand.get(where);
    expect([status, textOf(mainOf(html))], where).toEqual([
      404,
      expect.stringContaining(`404 Error Page Not Found: ${where} Search the site`),
    ]);
  }
  saw(`404 and the message for ${bad.length} addresses`);
});

test('[B-08] navigation to a prerendered page makes one request for its payload in place of its calls', async ({
  page,
  stand,
  saw,
}) => {
  const asked: string[] = [];
  await open(page, '/about-the-data');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('_payload.json')) asked.push(pathname);
  });
  const before = stand.calls.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'All universities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/explore/unis/_payload.json']);
  // Pictures are files, and are asked for either way.
  const calls = stand.calls
    .slice(before)
    .filter(({ from, path: to }) => from === 'browser' && !/^\/themes/.test(to));
  expect(calls.map(({ path: to, query }) => `${to}?${query}`)).toEqual([]);
  expect((await stand.get('/explore/unis/_payload.json')).headers.get('content-type')).toContain('json');
  expect((await stand.get(`${BATH}/_payload.json`)).status).toBe(404);
  saw(`${asked.join(', ')} and no call by the browser`);
});

test('[B-09] the error screen has the status code, the heading Error and the message, also after navigation', async ({
  page,
  stand,
  faults,
  saw,
}) => {
  faults.allow(/40[04]|50\d|problem fetching/);
  stand.answer('/api/v1/institution', {
    status: 503,
    body: { status: 503, title: 'Down', detail: 'Gone home.' },
  });
  const { status, html } = await stand.get(BATH);
  const shown = textOf(mainOf(html));
  expect(textsOf(html, 'h1')).toEqual(['Error']);
  expect(shown).toContain(`${status} Error There has been a problem fetching uni details: Gone home.`);
  const main = page.getByRole('main');
  await open(page, '/about-the-data');
  for (const [where, text] of [
    [BATH, /^503\s*Error\s*There has been a problem fetching uni details: Gone home\./],
    ['/explore/nothing-here', /^404\s*Error\s*Page Not Found: \/explore\/nothing-here/],
  ] as const) {
    await navigateInPage(page, where);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
    await expect(main).toHaveText(text);
  }
  saw(shown.slice(0, 70));
});
