import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package; otherwise the browser that Playwright installed. */
const SYSTEM = '/usr/bin/chromium-headless-shell';

/** Opens a page with a cookie (`name=value`), presses its counting button, and throws when nothing was counted. */
export const pressButton = async (url, cookie) => {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(existsSync(SYSTEM) && { executablePath: SYSTEM }),
  });
  try {
    const context = await browser.newContext();
    const [name, value] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  } finally {
    await browser.close();
  }
};
