import { expect, test } from '../fixtures';

test('the page about the data leads to a feed of what each update changed [C-25] [C-26]', async ({
  page,
  request,
}) => {
  const about = await (await request.get('/about-the-data')).text();
  expect(about).toMatch(/<link[^>]* type="application\/atom\+xml"[^>]* href="\/changes\.atom"/);
  expect(about).toMatch(/<a[^>]* href="\/changes\.atom"[^>]*>[^<]*feed of changes/);
  const feed = await request.get('/changes.atom?kind=course');
  expect(feed.status()).toBe(200);
  expect(feed.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
  });
  const text = await feed.text();
  const isValid = await page.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    text,
  );
  expect(isValid).toBe(true);
  expect(text).toContain('<link rel="self" href="');
  expect((await request.get('/changes.atom?kind=other')).status()).toBe(400);
});
