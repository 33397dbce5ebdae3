import { expect, open, test } from '../fixtures';
import { BATH, CAREER, COURSE } from '../site';

const PAGES: readonly [clause: string, path: string][] = [
  ['R-01', '/'],
  ['R-02', '/explore'],
  ['R-03', '/explore/career-compass'],
  ['R-04', '/explore/career-list?sort=title'],
  ['R-07', '/explore/career-quiz?a=35'],
  ['R-05', CAREER],
  ['R-06', '/explore/career-path/13.growing-food'],
  ['R-08', '/explore/career-search?q=nurse'],
  ['R-09', '/explore/courses?q=law&postcode=BA2'],
  ['R-10', COURSE],
  ['R-11', '/explore/employer/aldermast'],
  ['R-13', '/explore/for-you?subjects=psychology'],
  ['R-13', '/explore/compare?unis=10007850,10007803'],
  ['R-14', '/explore/related/10007850'],
  ['R-15', '/explore/search?q=law'],
  ['R-16', '/explore/search/courses?q=law'],
  ['R-20', '/explore/unis?letter=B'],
  ['R-21', BATH],
  ['R-23', `${BATH}/courses`],
  ['R-29', '/explore/what-to-do'],
  ['R-30', '/explore/where-to-go'],
];

const isLoader = (url: string) => /\.loader(\.\w+)?\.js$/.test(url);

/** The page's own API calls; the session and the lists that every page fetches late are excluded. */
const isPageCall = (url: string) => /\/api\/v1\/(?!identity|subjects$|locations$)/.test(url);

for (const [clause, path] of PAGES) {
  test(`${path} hydrates with the server’s data, without loader code or calls [${clause}]`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isLoader)).toEqual([]);
    expect(asked.filter(isPageCall)).toEqual([]);
  });
}

test('the loader’s code is fetched at the first interaction, and loads the next request’s data [R-20]', async ({
  page,
}) => {
  await open(page, '/explore/unis?letter=B');
  const code = page.waitForRequest((request) => isLoader(request.url()));
  const next = page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'C', exact: true });
  await page.keyboard.press('Tab');
  await code;
  await next.press('Enter');
  await expect(page).toHaveURL(/letter=C/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(/^C/);
});

test('the A to Z of careers loads without the rest of the list, which is requested when the page is turned [R-04]', async ({
  page,
}) => {
  await open(page, '/explore/career-list?sort=title');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/emsi/careers/england'));
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  const first = (await titles.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Next' }).click();
  await asked;
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText(first);
  await expect(titles).toHaveCount(48);
});
