import type { Browser, Page } from '@playwright/test';
import { mask } from './mask';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const accept = (page: Page) =>
  page
    .getByRole('region', { name: 'May we keep some handy things?' })
    .getByRole('button', { name: 'Accept' })
    .click();

/** Waits until the data layer has the page view of the present address, which follows the address a moment later. */
const measured = (page: Page) =>
  page.waitForFunction(() => {
    const entries = (window as { dataLayer?: { event?: string; page_location?: string }[] }).dataLayer ?? [];
    return entries.findLast(({ event }) => event === 'page_view')?.page_location === window.location.href;
  });

const main = (page: Page) => page.getByRole('main');

/** A walk through the product: where it begins, and what the visitor does. Each step waits for what it leads to. */
interface Journey {
  readonly name: string;
  readonly from: string;
  readonly walk?: (page: Page) => Promise<unknown>;
}

const saveFirst = async (page: Page): Promise<void> => {
  await main(page)
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep on this device' }).click();
  await main(page)
    .getByRole('button', { name: /^Saved / })
    .first()
    .waitFor();
};

const JOURNEYS: readonly Journey[] = [
  { name: 'opens the home page without an answer to consent', from: '/' },
  {
    name: 'searches for law and opens the courses found',
    from: '/',
    async walk(page) {
      await accept(page);
      await main(page).locator('input[type=search]').first().fill('law');
      await page.keyboard.press('Enter');
      await heading(page, 'Search');
      await main(page).locator('a[href="/explore/search/courses?q=law"]').first().click();
      await page.waitForURL(/search\/courses\?q=law/);
      await measured(page);
      await heading(page, /law/i);
    },
  },
  {
    name: 'opens a university from the list, goes back and forward',
    from: '/explore/unis',
    async walk(page) {
      await accept(page);
      const first = page.locator('main h3 a[href^="/explore/unis/"]').first();
      const name = await first.innerText();
      await first.click();
      await heading(page, name);
      await page.goBack();
      await heading(page, 'Universities and colleges');
      await page.goForward();
      await heading(page, name);
    },
  },
  {
    name: 'filters universities by nation and turns the page',
    from: '/explore/unis',
    async walk(page) {
      await accept(page);
      await page
        .getByRole('form', { name: 'Filters' })
        .getByRole('checkbox', { name: /^England/ })
        .check();
      await page.waitForURL(/England/);
      await measured(page);
      await page
        .getByRole('navigation', { name: 'Pages of universities' })
        .getByRole('link', { name: /next/i })
        .click();
      await page.waitForURL(/page=2/);
      await measured(page);
    },
  },
  {
    name: 'saves a university',
    from: '/explore/unis',
    async walk(page) {
      await accept(page);
      await saveFirst(page);
    },
  },
  {
    name: 'saves a course that was found and opens the saved things',
    from: '/explore/courses?q=law',
    async walk(page) {
      await accept(page);
      await saveFirst(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Saved/ })
        .click();
      await heading(page, 'Your saved things');
    },
  },
  {
    name: 'answers the first statement of the quiz',
    from: '/explore/career-quiz',
    async walk(page) {
      await accept(page);
      await main(page).getByRole('link', { name: 'Start the quiz' }).click();
      await main(page).getByRole('button', { name: 'Dislike', exact: true }).click();
      await main(page).locator('progress[value="1"], [role=progressbar][value="1"]').waitFor();
    },
  },
  {
    name: 'filters employers by nation',
    from: '/explore/employers',
    async walk(page) {
      await accept(page);
      await main(page).getByLabel('Nation').selectOption('Wales');
      await main(page).getByRole('button', { name: 'Show employers' }).click();
      await page.waitForURL(/Wales/);
      await measured(page);
    },
  },
  {
    name: 'chooses what careers pay in the compass',
    from: '/explore/career-compass?from=subject.physics',
    async walk(page) {
      await accept(page);
      const filter = main(page).getByRole('form', { name: 'Filter the careers' });
      await filter.getByLabel('Middle pay').selectOption('45000');
      await filter.getByRole('button', { name: 'Filter careers' }).click();
      await page.waitForURL(/pay=45000/);
      await measured(page);
    },
  },
  {
    name: 'opens a course in Welsh',
    from: '/cy/explore/courses/bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1/accounting-and-finance',
  },
];

/** The entries of the data layer; commands of the consent API are plain lists. */
const readDataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  );

/** Walks every journey as a new visitor and returns what each pushed to the data layer, by the journey's name. */
export const walkJourneys = async (browser: Browser, origin: string): Promise<string[]> => {
  const lines: string[] = [];
  for (const { name, from, walk } of JOURNEYS) {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(from);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await walk?.(page);
    await measured(page);
    lines.push(`# ${name}`, ...(await readDataLayer(page)).map((entry) => mask(JSON.stringify(entry))), '');
    await context.close();
  }
  return lines;
};
