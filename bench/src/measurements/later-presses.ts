import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import type { MeasuredRoute } from '../routes';
import { findTarget } from './press-targets';
import { openSlowPage, PHONE, touch } from './slow-phone';

/** The presses of a visit after its page has started. */
export interface LaterPresses {
  readonly route: MeasuredRoute;
  /** The longest time from a press until the next frame, in milliseconds: what Core Web Vitals call INP. */
  readonly milliseconds: number;
}

/** Presses of each visit. */
const PRESSES = 3;

/** Time after the start of a page, and after each press, in milliseconds: a visitor's, and for downloads on fast 3G. */
const PAUSE_MS = 2_500;

const REPORT = 'signpost-bench-interaction ';

/**
 * Runs in the page before its scripts. Reports the duration of each interaction, if it is 16 ms or more. The tool gives the
 * first event of a touch a time before its own search for what is touched, so that one counts from when it is handled.
 */
const watchInteractions = (): void =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const { name, interactionId, startTime, processingStart, duration } = entry;
      const toolDelay = name === 'pointerdown' ? processingStart - startTime : 0;
      if (interactionId) console.debug(`signpost-bench-interaction ${Math.max(0, duration - toolDelay)}`);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

/** Waits until the page is hydrated; pages that are read begin with it at the first key. */
const start = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await wait(PAUSE_MS);
};

const visit = async (
  browser: Browser,
  origin: string,
  route: MeasuredRoute,
  first: number,
): Promise<LaterPresses> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await openSlowPage(context);
    await page.addInitScript(watchInteractions);
    const durations: number[] = [];
    page.on('console', (line) => {
      if (line.text().startsWith(REPORT)) durations.push(Number(line.text().slice(REPORT.length)));
    });
    await page.goto(new URL(route.path, origin).href, { waitUntil: 'load' });
    await start(page);
    // That key is not one of the presses.
    durations.length = 0;
    for (let press = 0; press < PRESSES; press += 1) {
      const { x, y } = await findTarget(page, first + press);
      await touch(page, x, y);
      await wait(PAUSE_MS);
    }
    return { route, milliseconds: Math.max(0, ...durations) };
  } finally {
    await context.close();
  }
};

/** Visits each route `visits` times, and presses three elements after its page has started. */
export const measureLaterPresses = async (
  origin: string,
  routes: readonly MeasuredRoute[],
  visits: number,
): Promise<LaterPresses[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const presses: LaterPresses[] = [];
    for (const route of routes)
      for (let index = 0; index < visits; index += 1)
        presses.push(await visit(browser, origin, route, index * PRESSES));
    return presses;
  } finally {
    await browser.close();
  }
};
