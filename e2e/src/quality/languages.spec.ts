import {
  axeFindings,
  expect,
  horizontalOverflow,
  startShell,
  test,
  unmarkedEnglish,
  untranslated,
  type Product,
} from '../fixtures';
import { BATH, CAREER, COURSE, ROUTES, VIEWS } from '../site';

/** Internal pages, which are in English. */
const INTERNAL = /^\/explore\/search\/testbed/;

const PATHS = [...new Set([...ROUTES, ...VIEWS].map(({ path }) => path))].filter(
  (path) => !INTERNAL.test(path),
);

test.describe('in the test language', () => {
  let shell: Product;
  test.beforeAll(async () => {
    shell = await startShell({ TEST_LANGUAGE: 'on' });
  });
  test.afterAll(() => shell.stop());

  test('no page has an English text, or a text that is cut off or wider than the screen [B-21]', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const problems: Record<string, readonly string[]> = {};
    const page = await browser.newPage({ viewport: { width: 1_360, height: 900 } });
    for (const path of PATHS) {
      await page.goto(`${shell.url}/ar-XB${path === '/' ? '' : path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const found = [...(await untranslated(page)), ...(await horizontalOverflow(page))];
      if (found.length > 0) problems[path] = found;
    }
    await page.close();
    expect(problems).toEqual({});
  });

  test('arrows point the other way than in English [B-21]', async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(`${shell.url}/ar-XB`);
    const arrow = page.locator('main svg:has(path[d="M3 12h17M14 6l6 6-6 6"])').first();
    await expect(arrow).toHaveCSS('scale', '-1 1');
    await page.goto(`${shell.url}/`);
    await expect(arrow).toHaveCSS('scale', 'none');
    await page.close();
  });
});

test.describe('in Welsh', () => {
  for (const [name, path] of [
    ['home', '/'],
    ['explore', '/explore'],
    ['career', CAREER],
    ['quiz', '/explore/career-quiz'],
    ['courses', '/explore/courses'],
    ['course', COURSE],
    ['universities', '/explore/unis'],
    ['university', BATH],
    ['employer', '/explore/employer/aldermast'],
    ['search results', '/explore/search/courses?q=nyrsio'],
  ] as const) {
    test(`${name} hydrates without a difference, and axe finds nothing, also at 320 pixels [B-21]`, async ({
      page,
    }) => {
      await page.goto(`/cy${path === '/' ? '' : path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await horizontalOverflow(page)).toEqual([]);
    });
  }

  test('every sentence that is in English is marked as English [B-21] [R-20]', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const problems: Record<string, readonly string[]> = {};
    // The check reads what the server sends.
    const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    for (const path of PATHS) {
      await page.goto(`/cy${path === '/' ? '' : path}`, { waitUntil: 'domcontentloaded' });
      const found = await unmarkedEnglish(page);
      if (found.length > 0) problems[path] = found;
    }
    await page.close();
    expect(problems).toEqual({});
  });

  test('the switch keeps the page and its query, and links stay in the language [B-21]', async ({ page }) => {
    await page.goto('/explore/unis?letter=B');
    await page.getByRole('link', { name: 'Cymraeg' }).first().click();
    await expect(page).toHaveURL(/\/cy\/explore\/unis\?letter=B$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prifysgolion a cholegau');
    await page.getByRole('main').getByRole('link', { name: 'University of Bath', exact: true }).click();
    await expect(page).toHaveURL(/\/cy\/explore\/unis\/10007850/);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/:\d+\/explore\/unis\/10007850/);
    await expect(page.locator('link[hreflang="cy"]')).toHaveAttribute(
      'href',
      /\/cy\/explore\/unis\/10007850/,
    );
  });

  test('universities and their map name towns and nations in Welsh [B-21]', async ({ request }) => {
    const page = await (await request.get('/cy/explore/unis?view=map')).text();
    expect(page).toContain('>Caerdydd</text>');
    expect(page).not.toContain('>Cardiff</text>');
    expect(page).toContain('Aberystwyth, Cymru');
  });

  test('a filter whose label is translated stays in the addresses of the page [R-03] [B-21]', async ({
    page,
  }) => {
    await page.goto('/cy/explore/career-compass?from=subject.mathematics&level=1');
    const main = page.getByRole('main');
    await expect(main.getByText('Hyd at: TGAU neu gyfwerth')).toBeVisible();
    await main.getByRole('link', { name: 'Rhestr', exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await page.reload();
    await expect(main.getByText('Hyd at: TGAU neu gyfwerth')).toBeVisible();
  });
});

test.describe('with a browser that asks for Welsh', () => {
  test.use({ locale: 'cy' });
  test('an English page is offered in Welsh, and nothing redirects [B-22]', async ({ page }) => {
    await page.goto('/explore/courses?q=law');
    await page.getByText('Mae’r dudalen hon ar gael yn Gymraeg.').waitFor();
    await expect(page).toHaveURL(/:\d+\/explore\/courses\?q=law$/);
    await page.getByRole('button', { name: 'Cymraeg' }).click();
    await expect(page).toHaveURL(/\/cy\/explore\/courses\?q=law$/);
  });
});
