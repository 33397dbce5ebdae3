import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** The window and the touch screen of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How much slower the processor is made, as Lighthouse does to resemble a phone. */
const CPU_SLOWDOWN = 4;

/** Fast 3G as in Chromium's developer tools, in bytes a second and milliseconds. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1_440 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
  latency: 562.5,
};

/** Longest wait for a page to load or to be hydrated, in milliseconds. */
const LOAD_TIMEOUT_MS = 60_000;

/** Opens a page whose processor and connection are as slow as those of a phone on fast 3G. */
export const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // The compiler of this program names functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
};

/** How long a finger is down, in milliseconds. */
const TOUCH_MS = 50;

/**
 * Touches the page as a finger does. Resolves when the finger is lifted, not when the page has answered. The browser finds
 * out what is touched before the first event, which takes long while the page is busy; so both events are sent apart, or
 * the second would have the time of the first.
 */
export const touch = async (page: Page, x: number, y: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const point = { x: Math.round(x), y: Math.round(y) };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(TOUCH_MS);
  // Not awaited, because a touch that begins a navigation resolves only after it.
  void session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
};
