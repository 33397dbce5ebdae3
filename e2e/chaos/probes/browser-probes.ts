import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { uncached } from '../load';
import { CARDS, NO_ROW, PAGE, PLAIN_CARDS, ROW, type Probe } from './page-probes';

let browser: Promise<Browser> | undefined;

/** Closes the browser that probes have opened, if any. */
export const closeBrowser = async (): Promise<void> => (await browser)?.close();

/** Timeout in milliseconds for a page that does not hydrate. */
const PAGE_TIMEOUT_MS = 4_000;

/** Prepares a page before its address is opened. */
type PreparePage = (page: Page) => Promise<void>;

/**
 * Opens a page in a new browser context and returns the result of `read`, once it is hydrated or the timeout
 * has passed.
 */
const inBrowser = async (
  url: string,
  read: (page: Page) => Promise<string>,
  prepare?: PreparePage,
): Promise<string> => {
  browser ??= chromium.launch(config.use?.launchOptions);
  const page = await (await browser).newPage();
  try {
    await prepare?.(page);
    await page.goto(url);
    await page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached', timeout: PAGE_TIMEOUT_MS })
      .catch(() => undefined);
    return await read(page);
  } finally {
    await page.close();
  }
};

/** Runs `act` in a page of a browser that has only this cookie, and closes it afterwards. */
export const withBrowserPage = async (
  cookie: { readonly name: string; readonly value: string; readonly url: string },
  act: (page: Page, url: string) => Promise<void>,
): Promise<void> => {
  browser ??= chromium.launch(config.use?.launchOptions);
  const context = await (await browser).newContext();
  try {
    await context.addCookies([cookie]);
    await act(await context.newPage(), cookie.url);
  } finally {
    await context.close();
  }
};

export const ERROR_SCREEN = 'error screen in the frame';
export const TO_READ = 'the page to read, its links work';
const BROKEN = 'nothing designed';

const isAlive = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Whether the first link in a page's own content navigates, with or without script. */
const linksWork = async (page: Page): Promise<boolean> => {
  const href = await page.locator('header a[href^="/"]').first().getAttribute('href');
  return href !== null && (await page.goto(new URL(href, page.url()).href))?.status() === 200;
};

const nameOf = async (page: Page): Promise<string> => {
  const framed =
    (await page.getByRole('banner').isVisible()) && (await page.getByRole('contentinfo').count()) > 0;
  const [heading = ''] = await page.getByRole('heading', { level: 1 }).allTextContents();
  if (!framed || !heading) return BROKEN;
  if (heading === 'Error') return ERROR_SCREEN;
  if (await isAlive(page)) return PAGE;
  return (await linksWork(page)) ? TO_READ : BROKEN;
};

/** A page that a remote owns, as shown by a browser. */
export const pageInBrowser = (path: string, expected: string, prepare?: PreparePage): Probe => ({
  place: `${path} in a browser`,
  class: 'primary',
  expected,
  run: ({ url }) => inBrowser(url + uncached(path), nameOf, prepare),
});

/** Milliseconds for a visible row to hydrate and a page to re-render. */
const SETTLE_MS = 1_500;

/**
 * Returns the result of `read` after a pause, or later if it then becomes the expected one, because a busy
 * machine is slower.
 */
const settled = async (page: Page, expected: string, read: () => Promise<string>): Promise<string> => {
  await page.waitForTimeout(SETTLE_MS);
  const end = performance.now() + PAGE_TIMEOUT_MS;
  let seen = await read();
  while (seen !== expected && performance.now() < end) {
    await page.waitForTimeout(200);
    seen = await read();
  }
  return (await nameOf(page)) === PAGE ? seen : BROKEN;
};

/** A row of a remote in a browser, scrolled into view. */
export const rowInBrowser = (remote: string, path: string, expected: string): Probe => ({
  place: `row in ${path} in a browser`,
  class: expected === ROW ? 'essential' : 'regular',
  expected,
  run: ({ url }) =>
    inBrowser(url + uncached(path), async (page) => {
      const row = `[data-row="${remote}"]`;
      await page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), row);
      return settled(page, expected, async () =>
        (await page.locator(row).getByRole('link').count()) > 0 ? ROW : NO_ROW,
      );
    }),
});

/** Cards of a remote in a browser. */
export const cardsInBrowser = (remote: string, path: string, expected: string): Probe => ({
  place: `cards in ${path} in a browser`,
  class: expected === CARDS ? 'essential' : 'regular',
  expected,
  run: ({ url }) =>
    inBrowser(url + uncached(path), async (page) => {
      const items = page.getByRole('main').getByRole('listitem');
      return settled(page, expected, async () => {
        if ((await items.count()) === 0) return BROKEN;
        return (await page.locator(`main [class^="${remote}-"]`).count()) > 0 ? CARDS : PLAIN_CARDS;
      });
    }),
});
