import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';

/** Milliseconds within which a page must answer to the visitor; a machine that does much else is given time. */
const ALIVE = 30_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A visitor's browser with one page, and what went wrong in it that the visitor may not have seen. */
export interface Visitor {
  readonly page: Page;
  /** Loads a document; resolves once the page answers to the visitor. Rejects when it never does. */
  open(url: string): Promise<void>;
  /** Gives what went wrong since the last time it was asked. */
  faults(): readonly string[];
  close(): Promise<void>;
}

/** A browser with an empty cache and nothing kept, whose faults are noted. */
export const newVisitor = async (browser: Browser, origin: string): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  let found: string[] = [];
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') found.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => found.push(`page error: ${message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A navigation gives up what the page before it was still loading.
    if (why !== 'net::ERR_ABORTED') found.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!isOurs(request.url())) found.push(`request to elsewhere: ${request.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return {
    page,
    async open(url) {
      await page.goto(url);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: ALIVE });
    },
    faults() {
      const now = found;
      found = [];
      return now;
    },
    close: () => context.close(),
  };
};

/** Reads a page to its end, so that what sleeps until it is wanted comes to life; resolves when nothing more is asked for. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((seen) => setTimeout(seen, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

/** Names on a page's global object. Frames stand there by number. */
export const globalsOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window));
  return names.filter((name) => !/^\d+$/.test(name));
};

/** Runs in the page, where axe's source has left its global. Themes change colours and nothing else. */
const lookThrough = async (looks: readonly { theme: string; runOnly: axe.RunOnly }[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { theme, runOnly } of looks) {
    document.documentElement.dataset['theme'] = theme;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${theme}: ${id}: ${target.join(' ')}`));
    }
  }
  return found;
};

/** Brings axe into a page, with the globals that it leaves there. */
export const bringAxe = async (page: Page): Promise<void> => void (await page.evaluate(axe.source));

/** What axe finds in a page in the light theme, and of colours in the dark one. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  await bringAxe(page);
  return page.evaluate(lookThrough, [
    { theme: 'light', runOnly: { type: 'tag', values: TAGS } },
    { theme: 'dark', runOnly: { type: 'rule', values: COLOURS } },
  ] as const);
};

/** Goes to an address within the open page, as a link of it does; resolves once the page has `heading`. */
export const goWithin = async (page: Page, address: string, heading: string): Promise<void> => {
  await page.evaluate((to) => {
    document.documentElement.dataset['conformance'] = 'same';
    window.history.pushState({ idx: window.history.state?.idx + 1, key: 'kit', usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
  await page.waitForFunction(
    (wanted) => {
      const text = document.querySelector('h1')?.textContent ?? '';
      return text.replace(/\s+/g, ' ').trim() === wanted;
    },
    heading,
    { timeout: ALIVE },
  );
};

/** Whether the page still is the document in which `goWithin` was called. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['conformance'] === 'same');
