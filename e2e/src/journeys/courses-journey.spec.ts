import { expect, markDocument, open, test, type Page } from '../fixtures';
import { BATH, COURSE } from '../site';

/** schema.org types that the pages use, each with its allowed properties. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  CollegeOrUniversity: ['name', 'url', 'image', 'alternateName', 'telephone', 'identifier', 'address', 'geo'],
  PropertyValue: ['propertyID', 'value'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Course: [
    'name',
    'url',
    'description',
    'courseCode',
    'educationalCredentialAwarded',
    'about',
    'provider',
    'hasCourseInstance',
    'offers',
  ],
  CourseInstance: ['courseMode', 'startDate', 'location'],
  Place: ['name', 'geo'],
  Offer: ['category', 'url', 'price', 'priceCurrency', 'eligibleRegion'],
  Thing: ['name'],
};

/** The parts of structured data that are not in the vocabulary. */
const unknownTerms = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  const known = VOCABULARY[String(type)] ?? [];
  return Object.entries(rest).flatMap(([name, inner]) => [
    ...(name.startsWith('@') || known.includes(name) ? [] : [`${String(type)}.${name}`]),
    ...unknownTerms(inner),
  ]);
};

const main = (page: Page) => page.getByRole('main');

/** The items of the comparison. */
const compared = (page: Page) =>
  main(page)
    .getByRole('table')
    .getByRole('link', { name: /^Take out/ });

/** From the places like Bath: compares all, then removes items until two are left. */
const compareTwo = async (page: Page) => {
  await main(page)
    .getByRole('link', { name: /^Compare the University of Bath/ })
    .click();
  for (const columns of [4, 3]) {
    await expect(compared(page)).toHaveCount(columns);
    await compared(page).last().click();
  }
  await expect(compared(page)).toHaveCount(2);
  await expect(page).toHaveURL(/unis=10007850,\d{8}$/);
  await expect(main(page).getByRole('row', { name: /Graduate pay/ })).toContainText(/£\d/);
};

/** Searches on the landing page for courses near a postcode that accept three A levels at grade B. */
const searchNearHome = async (page: Page) => {
  const form = main(page).getByRole('form', { name: 'Search by subject, place and grades' });
  await form.getByLabel('Subject').selectOption('Computer science');
  await form.getByLabel('Your postcode').fill('BS1 4DJ');
  for (const row of [1, 2, 3]) await form.getByLabel(`Grade ${row}`).selectOption('al.B');
  await form.getByRole('button', { name: 'Find courses' }).click();
  await expect(page).toHaveURL(/subject=computer-science.*postcode=BS1/);
};

/** Miles in the list, in its order; less than a mile is 0. */
const milesOf = async (page: Page): Promise<number[]> => {
  const cards = await main(page).getByRole('article').allTextContents();
  return cards.map((text) => Number(/([\d.]+) miles? away/.exec(text.replace('less than a', '0'))?.[1]));
};

/** The list shows courses within reach, the nearest first; opens the first with published points. */
const openNearest = async (page: Page) => {
  await expect(main(page).getByText(/courses?, nearest to BS1.* first/)).toBeVisible();
  await expect(main(page).getByText(/never a chance of entry/)).toBeVisible();
  const miles = await milesOf(page);
  expect(miles.length).toBeGreaterThan(3);
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  await expect(main(page).getByRole('article').first()).toContainText(/Your 120 points are/);
  const link = main(page).getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page).getByRole('region', { name: 'Where you would study' })).toContainText(
    /miles? from BS1/,
  );
  await expect(main(page).getByRole('region', { name: 'Getting in' })).toContainText(
    'Your grades are worth 120 points',
  );
  return title;
};

test('a visitor finds a course near home that accepts their grades, and adds it to five choices [R-09] [R-10] [E-21]', async ({
  page,
}) => {
  test.slow();
  await open(page, '/explore/courses');
  const same = await markDocument(page);
  await searchNearHome(page);
  const title = await openNearest(page);

  const entry = main(page).getByRole('region', { name: 'Getting in' });
  await entry.getByLabel('Show in').selectOption({ label: 'Scottish Higher' });
  await expect(entry.getByText(/^[A-D]{5}$/).first()).toBeVisible();
  const grades = entry.getByRole('form', { name: 'Add my grades' });
  await grades.getByLabel('Grade 1').selectOption('al.A');
  await expect(grades.locator('output')).toContainText('128');

  await main(page)
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Put in my top five' }).click();
  await expect(main(page).getByRole('link', { name: 'Number 1 of your top five' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Check them against the rules' }).click();
  await expect(page).toHaveURL(/\/choices\?courses=/);
  await expect(main(page).getByRole('region', { name: 'Your choices' })).toContainText(title);
  await expect(main(page).getByText('These can go in one application')).toBeVisible();
  expect(await same(), 'no document was loaded on the way').toBe(true);
});

test('the search box suggests subjects, courses and universities by keyboard [R-09]', async ({ page }) => {
  await open(page, '/explore/courses');
  await main(page).getByRole('searchbox', { name: 'Course or subject' }).focus();
  const box = main(page).getByRole('combobox', { name: 'Course or subject' });
  await expect(box).toBeFocused();
  await page.keyboard.type('comput');
  const list = main(page).getByRole('listbox', { name: /^Suggestions/ });
  await expect(list.getByRole('group', { name: 'Subjects' }).getByRole('option').first()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/explore\/courses\?filters=Computer\+science_computer-science(~|%7E)subjects$/,
  );
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Computer science courses');
});

test('a visitor compares two universities [R-20] [R-14]', async ({ page }) => {
  await open(page, BATH);
  const same = await markDocument(page);
  await main(page).getByRole('link', { name: 'More about why they are alike' }).first().click();
  await expect(page).toHaveURL(/\/explore\/related\/10007850$/);
  await compareTwo(page);
  expect(await same(), 'no document was loaded on the way').toBe(true);
});

test('structured data uses types and properties of schema.org, and no invented event [R-10] [R-21] [R-30]', async ({
  request,
}) => {
  for (const path of [
    BATH,
    `${BATH}/courses`,
    COURSE,
    '/explore/where-to-go',
    '/explore/courses',
    '/explore/unis',
  ]) {
    const html = await (await request.get(path)).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const things = texts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
    expect(
      things.map((thing) => thing['@type']),
      path,
    ).toContain('BreadcrumbList');
    expect(unknownTerms(things), path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a course near home is found with forms and links, and its choices checked [R-09] [R-10]', async ({
    page,
  }) => {
    await page.goto('/explore/courses');
    await searchNearHome(page);
    const title = await openNearest(page);
    const [, id = ''] = /courses\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
    const grades = main(page).getByRole('form', { name: 'Add my grades' });
    await grades.getByLabel('Grade 1').selectOption('al.A');
    await grades.getByRole('button', { name: 'Compare my grades' }).click();
    await expect(main(page).getByText('Your grades are worth 128 points')).toBeVisible();
    await page.goto(`/explore/courses/choices?courses=${id}`);
    await expect(main(page).getByRole('region', { name: 'Your choices' })).toContainText(title);
  });

  test('two universities are compared with links [R-20] [R-14]', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/explore/related/10007850');
    await compareTwo(page);
  });
});
