import { expect, test } from '../fixtures';

test('the page about the data leads to a feed of what each update changed [C-25] [C-26]', async ({
  page,
  request,
}) => {
  await page.goto('/about-the-data');
  const alternate = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  await expect(alternate).toHaveAttribute('href', '/changes.atom');
  await expect(page.getByRole('link', { name: 'feed of changes' })).toHaveAttribute('href', '/changes.atom');
  const feed = await request.get('/changes.atom?kind=course');
  expect(feed.status()).toBe(200);
  expect(feed.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
  });
  const text = await feed.text();
  // The site's own pages may not parse text as a document.
  const blank = await page.context().newPage();
  const isValid = await blank.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    text,
  );
  expect(isValid).toBe(true);
  expect(text).toContain('<link rel="self" href="');
  expect((await request.get('/changes.atom?kind=other')).status()).toBe(400);
});
