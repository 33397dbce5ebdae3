import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { afresh } from '../load';
import { CARDS, NO_ROW, PAGE, PLAIN_CARDS, ROW, type Look } from './page-looks';

let browser: Promise<Browser> | undefined;

/** Closes the browser that looks have opened, if any. */
export const closeBrowser = async (): Promise<void> => (await browser)?.close();

/** How long a page that never comes alive is waited for, in milliseconds. */
const PATIENCE = 4_000;

/** Opens a page in a browser of its own past and gives what `read` makes of it, once it is alive or has had its time. */
const inBrowser = async (url: string, read: (page: Page) => Promise<string>): Promise<string> => {
  browser ??= chromium.launch(config.use?.launchOptions);
  const page = await (await browser).newPage();
  try {
    await page.goto(url);
    await page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached', timeout: PATIENCE })
      .catch(() => undefined);
    return await read(page);
  } finally {
    await page.close();
  }
};

/** Runs `act` in a page of a browser that has nothing but this cookie, and closes it afterwards. */
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
export const BROKEN = 'nothing designed';

const isAlive = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** The first link of a page's own part takes the visitor on, script or none. */
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

/** A page that a remote owns, as a browser shows it. */
export const pageInBrowser = (path: string, expected: string): Look => ({
  place: `${path} in a browser`,
  class: 'primary',
  expected,
  see: ({ url }) => inBrowser(url + afresh(path), nameOf),
});

/** Long enough for a row in view to wake and for a page to be drawn anew, in milliseconds. */
const A_MOMENT = 1_500;

/** What `read` gives after a moment, or later if that is what is expected: a busy machine takes longer. */
const settled = async (page: Page, expected: string, read: () => Promise<string>): Promise<string> => {
  await page.waitForTimeout(A_MOMENT);
  const end = performance.now() + PATIENCE;
  let seen = await read();
  while (seen !== expected && performance.now() < end) {
    await page.waitForTimeout(200);
    seen = await read();
  }
  return (await nameOf(page)) === PAGE ? seen : BROKEN;
};

/** A row of a remote as a browser shows it to a visitor who comes to it. */
export const rowInBrowser = (remote: string, path: string, expected: string): Look => ({
  place: `row in ${path} in a browser`,
  class: expected === ROW ? 'essential' : 'regular',
  expected,
  see: ({ url }) =>
    inBrowser(url + afresh(path), async (page) => {
      const row = `[data-row="${remote}"]`;
      await page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), row);
      return settled(page, expected, async () =>
        (await page.locator(row).getByRole('link').count()) > 0 ? ROW : NO_ROW,
      );
    }),
});

/** Cards of a remote as a browser shows them. */
export const cardsInBrowser = (remote: string, path: string, expected: string): Look => ({
  place: `cards in ${path} in a browser`,
  class: expected === CARDS ? 'essential' : 'regular',
  expected,
  see: ({ url }) =>
    inBrowser(url + afresh(path), async (page) => {
      const items = page.getByRole('main').getByRole('listitem');
      return settled(page, expected, async () => {
        if ((await items.count()) === 0) return BROKEN;
        return (await page.locator(`main [class^="${remote}-"]`).count()) > 0 ? CARDS : PLAIN_CARDS;
      });
    }),
});
