import { expect, open, test } from '../fixtures';
import { BATH } from '../site';

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  test('figures have their source, year and cohort, a withheld one says so, and the teaching rating is explained [E-13] [R-21]', async ({
    page,
  }) => {
    await page.goto(BATH);
    const figures = page.getByRole('region', { name: 'Key figures' });
    await expect(figures.getByText(/^£\d\d,\d00$/)).toBeVisible();
    await expect(
      figures.getByText(/Graduate Outcomes survey, 20\d\d.*about [\d,]+ graduates/).first(),
    ).toBeVisible();
    await expect(figures.getByText(/Student records \(HESA\), 20\d\d.*about [\d,]+ students/)).toBeVisible();
    const rating = page.getByRole('region', { name: 'How its teaching is rated' });
    await expect(rating).toContainText(/Gold means/);
    await expect(rating).toContainText('The Office for Students made this rating in 2023');
    await expect(page.getByRole('region', { name: 'Address and contact' })).toContainText('BA2 7AY');
    await page.goto('/explore/unis/99999999/brighton-and-sussex-medical-school');
    await expect(
      figures.getByText(/^(Withheld, too few people|Too new|Not published)$/).first(),
    ).toBeVisible();
    await expect(figures.getByText(/£0|^0%?$/)).toHaveCount(0);
    await page.goto('/explore/unis/10007790/university-of-edinburgh');
    await expect(rating).toContainText('TEF is for England');
    await expect(rating).toContainText('No rating does not mean poor teaching');
  });
});

test('contact, subjects, map, similar providers and tabs lead on [R-21]', async ({ page }) => {
  await open(page, BATH);
  await expect(page.getByRole('link', { name: /^Visit their website/ })).toHaveAttribute(
    'href',
    /^https?:\/\//,
  );
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(/\d/);
  const map = page.getByRole('region', { name: /^Where .* teaches$/ });
  await map.evaluate((section) => section.scrollIntoView());
  await expect(map.locator('.leaflet-marker-icon[title]').first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: /^Pages about/ });
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Overview');
  await tabs.getByRole('link', { name: 'Student life' }).click();
  await expect(page).toHaveURL(/\/student-life$/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Student life');
  await tabs.getByRole('link', { name: 'Overview' }).click();
  const cards = page.getByRole('region', { name: 'Similar places to study' }).locator('ul > li:has(h3)');
  await expect.poll(() => cards.count()).toBeGreaterThan(2);
  for (const text of await cards.allTextContents())
    expect(text).toMatch(/same subjects|miles away|as many courses|after 15 months|rated/i);
  await cards.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${BATH}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('structured data names the provider and its breadcrumb [R-21]', async ({ request }) => {
  const html = await (await request.get(BATH)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  const things = texts
    .flatMap((text) => JSON.parse(text) as unknown)
    .flatMap((thing) => {
      const graph = (thing as { '@graph'?: unknown[] })['@graph'];
      return (graph ?? [thing]) as Record<string, unknown>[];
    });
  const provider = things.find((thing) => thing['@type'] === 'CollegeOrUniversity');
  expect(provider).toMatchObject({
    name: 'University of Bath',
    url: expect.stringMatching(/^https?:\/\/(www\.)?bath\.ac\.uk/),
    address: { '@type': 'PostalAddress', postalCode: 'BA2 7AY', addressCountry: 'GB' },
  });
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Explore' },
    { position: 3, name: 'Universities' },
    { position: 4, name: 'University of Bath', item: expect.stringContaining(BATH) },
  ]);
  expect(texts.join()).not.toContain('undefined');
});

test('a wrong name in the address still has the right canonical [R-21]', async ({ request }) => {
  const html = await (await request.get('/explore/unis/10007850/wrong-name')).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${BATH}"`));
});
