import { navigateInPage, open, startShell } from '../fixtures';
import { BATH, CAREER, COURSE } from '../site';
import { markup, searchesOf } from './answers';
import { textsOf } from './served';
import { expect, test, type Stand } from './stand';
import { keep, kept } from './visitor';

const BACKEND = process.env['E2E_BACKEND_URL'] ?? '';

/** An answer of the backend: tests know its fields. */
interface Answer {
  readonly results?: readonly { readonly id: string; readonly academicYearId: string }[];
  readonly errors?: unknown;
  readonly data?: readonly unknown[];
}
const backend = async <Body = Answer>(path: string) => (await (await fetch(BACKEND + path)).json()) as Body;

/** The parameter of the calls to a path that a page makes. */
const sent = async (stand: Stand, page: string, call: string, name: string) => {
  await stand.get(page);
  return stand.callsOf(call).map(({ query }) => query.get(name));
};

test('[K-01] a list of courses begins at 0, has 50 and is in ascending order', async ({ stand, saw }) => {
  const idsOf = async (query: string) =>
    ((await backend(`/api/v1/courses?${query}`)).results ?? []).map(({ id }) => id);
  const listed = await idsOf('');
  expect(listed).toHaveLength(50);
  expect(listed).toEqual(await idsOf('offset=0&limit=50&sort=ASC'));
  expect(listed).not.toEqual(await idsOf('offset=0&limit=50&sort=DESC'));
  await stand.get(`${BATH}/courses`);
  const [asked] = stand.callsOf('/api/v1/courses');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ offset: '0', sort: 'ASC' });
  saw(`${listed.length} courses, as with offset 0, limit 50, sort ASC`);
});

test('[K-02] a page of universities has 48', async ({ stand, saw }) => {
  expect(await sent(stand, '/explore/unis', '/api/v1/courses', 'limit')).toEqual(['48']);
  const shown = textsOf(markup((await stand.get('/explore/unis')).html), 'h3').length;
  expect(shown).toBe(48);
  saw(`limit 48, ${shown} on the page`);
});

test('[K-03] at most 100 open days are asked for', async ({ stand, saw }) => {
  expect(await sent(stand, BATH, '/api/v1/open-days/list', 'limit')).toEqual(['100']);
  saw('limit 100');
});

test('[K-04] at most 100 nodes are asked of the graph, which refuses more', async ({ stand, saw }) => {
  const limits = (await sent(stand, '/explore/what-to-do', '/graphql', 'variables')).map(
    (text) => (JSON.parse(text ?? '') as { limit: number }).limit,
  );
  expect(limits).toEqual([100, 100]);
  const asked = async (limit: number) =>
    (await backend(`/graphql?query={subjectGuides(limit:${limit}){items{id}}}`)).errors === undefined;
  const taken = [await asked(100), await asked(101)];
  expect(taken).toEqual([true, false]);
  saw(
    `limit ${limits.join(' and ')}; 100 ${taken[0] ? 'taken' : 'refused'}, 101 ${taken[1] ? 'taken' : 'refused'}`,
  );
});

test('[K-05] a search of careers gives at most 50', async ({ stand, saw }) => {
  const query = '/api/v1/emsi/careers/search';
  expect(await sent(stand, '/explore/career-search?q=er', query, 'limit')).toEqual(['50']);
  const found = (await backend(`${query}?query=er&searchFields=title`)).data?.length;
  expect(found).toBeLessThanOrEqual(50);
  saw(`limit 50, ${found} found`);
});

const HOUR_MS = 3_600_000;

test('[K-06] the session cache UcasCacheItem lives 60 minutes, a long-lived entry 7 days', async ({
  page,
  stand,
  saw,
}) => {
  const start = Date.parse('2026-11-28T12:00:00Z');
  await keep(page, {});
  const asked: number[] = [];
  for (const minutes of [0, 59, 61]) {
    await page.clock.setFixedTime(start + minutes * 60_000);
    await open(page, '/explore/unis');
    await page.getByLabel('Name or town').first().focus();
    await expect(page.locator('datalist option').first()).toBeAttached();
    asked.push(stand.callsOf('/api/v1/unis').length);
  }
  expect(asked).toEqual([1, 1, 2]);
  expect(await kept(page, 'UcasCacheItem.unis')).not.toBeNull();
  await page.clock.setFixedTime(start);
  await open(page, COURSE);
  await expect.poll(() => kept(page, 'UcasCacheItem.viewedCourses')).toHaveLength(1);
  const viewed = page.getByRole('main').getByRole('link', { name: 'Accounting and Finance' });
  await page.clock.setFixedTime(start + 167 * HOUR_MS);
  await open(page, '/explore/courses');
  await expect(viewed).toHaveCount(1);
  await page.clock.setFixedTime(start + 169 * HOUR_MS);
  await open(page, '/explore/courses');
  await expect.poll(() => kept(page, 'UcasCacheItem.viewedCourses')).toBeNull();
  saw(
    `asked ${asked.join(', ')} times after 0, 59 and 61 minutes; a course viewed is known after 167 hours, not after 169`,
  );
});

test('[K-07] job data covers twelve months, the last of them the one before the current', async ({
  stand,
  saw,
}) => {
  const { headers } = await stand.get(CAREER);
  const today = new Date(headers.get('date') ?? '');
  const month = (ago: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago)).toISOString().slice(0, 7);
  const spans = stand
    .callsOf(/emsi\/jobs/)
    .map(({ query }) => `${query.get('start')} to ${query.get('end')}`);
  expect(new Set(spans)).toEqual(new Set([`${month(12)} to ${month(1)}`]));
  const answer = await backend<{ data: { attributes: { dates: object } } }>(
    '/api/v1/emsi/jobs/companies?soc=5113',
  );
  expect(answer.data.attributes.dates).toEqual({ start: month(12), end: month(1) });
  saw(`${spans[0]} in ${month(0)}`);
});

test('[K-08] careers are of the four UK nations', async ({ stand, saw }) => {
  const [, nations = ''] =
    /<nav aria-label="Nation">(.*?)<\/nav>/.exec(markup((await stand.get(CAREER)).html)) ?? [];
  expect(textsOf(nations, 'li')).toEqual(['England', 'Scotland', 'Wales', 'Northern Ireland']);
  for (const [, href = ''] of nations.matchAll(/href="([^"#]*)/g)) await stand.get(href);
  const asked = new Set(stand.callsOf(/careers\/[a-z-]+\/5113$/).map(({ path }) => path.split('/')[5]));
  expect(asked).toEqual(new Set(['england', 'scotland', 'wales', 'northern-ireland']));
  saw([...asked].join(', '));
});

test('[K-09] a table of about 55 subjects gives the media category of each', async ({ saw }) => {
  const subjects = await backend<{ title: string; image: string }[]>('/api/v1/subjects');
  const categories = Object.fromEntries(
    subjects.map(({ title, image }) => [title, /default-images\/([^/]+)\//.exec(image)?.[1]]),
  );
  expect(categories).toMatchObject({
    'Computer science': 'computer-science',
    'Software engineering': 'computer-science',
    'Game design': 'computer-science',
    Dentistry: 'medicine',
    Nutrition: 'medicine',
    Optometry: 'medicine',
  });
  expect(Object.values(categories)).not.toContain(undefined);
  expect(Object.keys(categories).length).toBeGreaterThanOrEqual(55);
  saw(`${Object.keys(categories).length} subjects, ${new Set(Object.values(categories)).size} categories`);
});

test('[K-10] names of indexes begin with d10, and end in _prod on the production host', async ({
  stand,
  saw,
}) => {
  await stand.get('/explore/search/courses');
  const names = () => searchesOf(stand.calls).map(({ indexName }) => String(indexName));
  const here = names();
  process.env['E2E_BACKEND_URL'] = stand.hosts.api;
  const production = await startShell({ PRODUCTION_HOST: 'localhost' });
  process.env['E2E_BACKEND_URL'] = BACKEND;
  await fetch(`${production.url}/explore/search/courses`);
  await production.stop();
  const there = names().slice(here.length);
  expect([...new Set(here)]).toEqual(['d10_courses']);
  expect([...new Set(there)]).toEqual(['d10_courses_prod']);
  saw(`${here[0]}, on the production host ${there[0]}`);
});

test('[K-11] the cycle year is the year of the day 101 days from today', async ({ stand, saw }) => {
  const { headers } = await stand.get(COURSE);
  const year = new Date(Date.parse(headers.get('date') ?? '') + 101 * 24 * HOUR_MS).getUTCFullYear();
  const [course] = stand.callsOf('/api/v1/courses').filter(({ query }) => query.has('academicYearId'));
  expect(course?.query.get('academicYearId')).toBe(String(year));
  expect((await backend('/api/v1/courses?limit=1')).results?.[0]?.academicYearId).toBe(String(year));
  saw(`${year}`);
});

test('[K-12] the browser itself loads pictures lazily, and the head is updated without delay', async ({
  page,
  stand,
  saw,
}) => {
  const pictures = markup((await stand.get('/explore/unis')).html).match(/<img [^>]*>/g) ?? [];
  const lazy = pictures.filter((picture) => picture.includes('loading="lazy"'));
  expect(lazy.length).toBeGreaterThan(40);
  await open(page, '/about-the-data');
  const titles = page.evaluate(
    () =>
      new Promise<string>((done) => {
        new MutationObserver(() => done(document.title)).observe(document.body, {
          attributeFilter: ['class'],
        });
      }),
  );
  await navigateInPage(page, '/explore/unis');
  expect(await titles).toMatch(/^Universities/);
  saw(
    `${lazy.length} of ${pictures.length} pictures lazy; the title is ${await titles} when the body's classes change`,
  );
});
