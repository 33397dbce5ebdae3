import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import type { MeasuredRoute } from '../routes';
import { readAnswer, watchPresses } from './press-watcher';
import { openSlowPage } from './slow-phone';

/** The first press on one element of a page. */
export interface Press {
  readonly route: MeasuredRoute;
  /** Tag and text of the element. */
  readonly target: string;
  /** Milliseconds until the page showed an answer or began to navigate; infinite when it did neither. */
  readonly milliseconds: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Longest wait for an answer in milliseconds, ten times of what is allowed. */
const ANSWER_TIMEOUT_MS = 2_000;

const LOAD_TIMEOUT_MS = 60_000;

/** What a visitor can press, inside the first screen and the site. */
const TARGETS = 'a[href]:not([target]), button:not([disabled]), summary, input, select, label';

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The elements of the first screen that a finger can reach, in the order of the document, one for each link. */
const findTargets = (page: Page): Promise<Target[]> =>
  page.evaluate((selector) => {
    const known = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const name = `${element.localName} ${(element.ariaLabel ?? element.innerText).trim().replace(/\s+/g, ' ').slice(0, 40)}`;
      const onTop = document.elementFromPoint(x, y);
      if (!onTop || !element.contains(onTop) || known.has(name)) return [];
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return [];
      known.add(name);
      return [{ name, x, y }];
    });
  }, TARGETS);

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
    await page.goto(new URL(route.path, origin).href, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    const targets = await findTargets(page);
    const target = targets[index % Math.max(targets.length, 1)];
    if (!target) throw new Error(`${route.path} has nothing to press`);
    // Not awaited, because a touch that begins a navigation resolves only after it.
    void page.touchscreen.tap(target.x, target.y).catch(() => undefined);
    const milliseconds = await readAnswer(page, ANSWER_TIMEOUT_MS);
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
