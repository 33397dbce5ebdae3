import { navigateInPage, open, type Page } from '../fixtures';
import { BATH, COURSE } from '../site';
import { mainOf, swap, textOf } from './served';
import { expect, test } from './stand';
import { keep, kept } from './visitor';

const main = (page: Page) => page.getByRole('main');

test('[S-06] location guides are kept in memory after the first load', async ({ page, stand, saw }) => {
  await open(page, '/about-the-data');
  const guides = () =>
    stand.callsOf('/graphql').filter(({ query }) => query.get('query')?.includes('locationGuides'));
  for (const [path, heading] of [
    ['/student-life', 'Living in Bath'],
    ['', 'Key figures'],
    ['/student-life', 'Living in Bath'],
  ] as const) {
    await navigateInPage(page, BATH + path);
    await expect(main(page).getByRole('heading', { name: heading })).toBeVisible();
  }
  expect(guides().map(({ from }) => from)).toEqual(['browser']);
  saw(`${guides().length} call for two visits of a page with guides`);
});

test('[S-06] the list of universities for the filter is kept in session storage', async ({
  page,
  stand,
  saw,
}) => {
  await keep(page, {});
  const names = () => main(page).locator('datalist option[value="University of Bath"]');
  for (const path of ['/explore/unis', '/explore/unis?letter=B']) {
    await open(page, path);
    await main(page).getByLabel('Name or town').fill('bath');
    await expect(names()).toBeAttached();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('UcasCacheItem.unis'))).not.toBeNull();
  }
  expect(stand.callsOf('/api/v1/unis').length).toBe(1);
  saw(`UcasCacheItem.unis, ${stand.callsOf('/api/v1/unis').length} call in two documents`);
});

test('[S-07] a start loads subjects and locations once and keeps them; the assessment begins as short', async ({
  page,
  stand,
  saw,
}) => {
  const lists = () =>
    stand.calls.filter(
      ({ from, path }) => from === 'browser' && /^\/api\/v1\/(subjects|locations)$/.test(path),
    );
  await open(page, '/about-the-data?assessmentId=abc');
  await expect.poll(() => lists().length).toBe(2);
  for (const [path, heading] of [
    ['/explore/where-to-go', 'Where to go'],
    ['/explore/for-you', 'For you'],
    ['/explore/courses/near-home', 'Courses near home'],
  ] as const) {
    await navigateInPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(
    lists()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/api/v1/locations', '/api/v1/subjects']);
  const assessment = await kept(page, 'signpost.assessment');
  expect(assessment).toEqual({ assessmentId: 'abc', assessmentType: 'short' });
  saw(`${lists().length} calls on 4 pages, ${JSON.stringify(assessment)}`);
});

test('[S-08] subjects are looked up by address and map, places by type and use as filter', async ({
  stand,
  saw,
}) => {
  swap(stand, '/api/v1/subjects', '"title":"Nursing and midwifery"', '"title":"Nursing by the sea"');
  await stand.get('/explore/for-you?subjects=nursing');
  const searches = stand.callsOf(/^\/search\//).map(({ body }) => body);
  expect(searches.filter((body) => body.includes('Nursing by the sea')).length).toBeGreaterThan(0);

  stand.answer('/graphql', async (_call, real) => ({
    body: JSON.stringify(await real()).replaceAll(
      /"subjectMap":\[[^\]]*\]/g,
      '"subjectMap":["Law","Biology"]',
    ),
  }));
  const subject = textOf(mainOf((await stand.get('/explore/subjects/psychology')).html));
  expect(subject).toContain('Related subjects Law Biology Was this page useful?');

  stand.answer('/api/v1/locations', async (_call, real) => ({
    body: ((await real()) as { id: string }[]).map((place) => ({
      ...place,
      ...(place.id === 'aberdeen' && { type: 'region-guide' }),
    })),
  }));
  const places = textOf(mainOf((await stand.get('/explore/where-to-go')).html));
  // Only a place that is a filter has the number of its universities.
  const [nations = ''] = /England Scotland.*?Regions/.exec(places) ?? [];
  expect(nations).toMatch(/^England Scotland \d+ Wales \d+ Northern Ireland \d+ Outside of the UK Regions$/);
  expect(places).toMatch(/South West \d+ Aberdeen Cities Bath Belfast Birmingham/);
  saw(`nursing is searched as Nursing by the sea; related Law Biology; ${nations}; Aberdeen among them`);
});

test('[S-09] eleven recent searches are kept, the latest first, and one that is repeated moves to the front', async ({
  page,
  saw,
}) => {
  await keep(page, {});
  await open(page, '/explore/search');
  const words = Array.from({ length: 12 }, (_, index) => `word ${index + 1}`);
  const searches = async () =>
    ((await kept(page, 'UcasRecentSearches')) ?? []).map(
      ({ keyword, index }) => `${String(keyword)} in ${String(index)}`,
    );
  for (const word of [...words, 'word 5']) {
    await navigateInPage(page, `/explore/search/courses?q=${word}`);
    await expect.poll(async () => (await searches())[0]).toBe(`${word} in courses`);
  }
  await navigateInPage(page, '/explore/search/careers?q=word 5');
  await expect.poll(async () => (await searches())[0]).toBe('word 5 in careers');
  const rest = words.filter((word) => word !== 'word 5').reverse();
  expect(await searches()).toEqual(
    ['word 5 in careers', 'word 5 in courses', ...rest.map((word) => `${word} in courses`)].slice(0, 11),
  );
  saw(`${(await searches()).length}: ${(await searches()).slice(0, 3).join(', ')}, …`);
});

test('[S-10] corrupt stored notifications are reset to an empty list', async ({ page, saw }) => {
  const seen: string[] = [];
  await open(page, '/about-the-data');
  for (const corrupt of ['{{', '{"version":1,"value":[{"id":3}]}']) {
    await page.evaluate((text) => localStorage.setItem('UcasNotifications', text), corrupt);
    await open(page, '/about-the-data');
    const now = () => page.evaluate(() => localStorage.getItem('UcasNotifications'));
    await expect.poll(now).toBeNull();
    seen.push(`${corrupt} → ${await now()}`);
  }
  saw(`${seen.join('; ')}: the empty list`);
});

test('[S-11] the position of a postcode is kept under its name, and looked up once', async ({
  page,
  stand,
  saw,
}) => {
  swap(stand, '/api/v1/geocode-postcode', '"latitude":51.', '"latitude":52.');
  await keep(page, {});
  await open(page, '/about-the-data');
  const there = [
    ['/explore/unis?postcode=BA2+7AY', /[\d.]+ miles? away/],
    ['/explore/search/courses?postcode=BA2+7AY', /[\d.]+ miles? away/],
    ['/explore/courses/near-home?postcode=ba27ay', /within \d+ miles of BA2, Bath/],
  ] as const;
  for (const [path, text] of there) {
    await navigateInPage(page, path);
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  const position = await kept(page, 'UcasUserLoc_BA27AY');
  expect(position).toMatchObject({ lat: expect.closeTo(52, 0), place: { outcode: 'BA2' } });
  await open(page, '/accessibility');
  await navigateInPage(page, there[0][0]);
  await expect(main(page).getByText(there[0][1]).first()).toBeVisible();
  expect(stand.callsOf('/api/v1/geocode-postcode').length).toBe(1);
  saw(`UcasUserLoc_BA27AY ${JSON.stringify(position).slice(0, 30)}…, 1 call for 4 pages in 2 documents`);
});

test('[S-12] default images are one of ten, picked by the id, the same on the server and in the browser', async ({
  page,
  stand,
  saw,
}) => {
  const banner = (html: string) =>
    /default-images\/[\w-]+\/banners\/default-banner(\d+)\.webp/.exec(mainOf(html))?.[1];
  const id = COURSE.split('/')[3] ?? '';
  const picked = [];
  stand.answer('/historic-grades-api', { body: { courseId: id, results: [] } });
  for (let index = 0; index < 20; index += 1) {
    swap(stand, '/search/api/v3/courses', id, id.replace(/..$/, String(10 + index)));
    picked.push(banner((await stand.get(COURSE)).html));
    if (index === 0) expect(banner((await stand.get(COURSE)).html)).toBe(picked[0]);
  }
  const numbers = [...new Set(picked.map(Number))].sort((one, other) => one - other);
  expect(numbers.filter((number) => !(number >= 1 && number <= 10))).toEqual([]);
  expect(numbers.length).toBeGreaterThan(4);
  await open(page, '/about-the-data');
  await navigateInPage(page, COURSE);
  await expect.poll(async () => banner(await page.content())).toBe(picked.at(-1));
  saw(`${numbers.join(', ')} of ${picked.length} ids; ${picked.at(-1)} by both`);
});
