import { chromium, type Browser } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import type { MeasuredRoute } from '../routes';
import { findTarget } from './press-targets';
import { readAnswer, watchPresses } from './press-watcher';
import { openSlowPage, PHONE, touch } from './slow-phone';

/** The first press on one element of a page. */
export interface Press {
  readonly route: MeasuredRoute;
  /** Tag and text of the element. */
  readonly target: string;
  /** Milliseconds until the page showed an answer or began to navigate; infinite when it did neither. */
  readonly milliseconds: number;
}

/** Longest wait for an answer in milliseconds, ten times of what is allowed. */
const ANSWER_TIMEOUT_MS = 2_000;

/** Opens the page as on a phone, with an empty cache, and presses one element once, directly after the load. */
const pressOnce = async (
  browser: Browser,
  origin: string,
  route: MeasuredRoute,
  index: number,
): Promise<Press> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await openSlowPage(context);
    await page.addInitScript(watchPresses);
    await page.goto(new URL(route.path, origin).href, { waitUntil: 'load' });
    const target = await findTarget(page, index);
    const answer = readAnswer(page, ANSWER_TIMEOUT_MS);
    await touch(page, target.x, target.y);
    const milliseconds = await answer;
    return { route, target: target.name, milliseconds };
  } finally {
    await context.close();
  }
};

/** Presses `tries` different elements of each route, each after a first visit of its own. */
export const measurePresses = async (
  origin: string,
  routes: readonly MeasuredRoute[],
  tries: number,
): Promise<Press[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const presses: Press[] = [];
    for (const route of routes)
      for (let index = 0; index < tries; index += 1)
        presses.push(await pressOnce(browser, origin, route, index));
    return presses;
  } finally {
    await browser.close();
  }
};
