import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Shell } from '../product/product';
import { recordNamesIn } from './recorded-names';

/** Milliseconds within which a page must hydrate; generous, for a busy machine. */
const HYDRATION_TIMEOUT_MS = 30_000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A browser with one page, which records problems that a visitor may not notice. */
export interface Visitor {
  readonly page: Page;
  /** Loads a document; resolves once the page is hydrated. Rejects when that does not happen in time. */
  open(url: string): Promise<void>;
  /** Returns and clears the problems recorded since the last call. */
  faults(): readonly string[];
  close(): Promise<void>;
}

/**
 * Opens a browser context with an empty cache and no storage but the preview's cookie, and records its problems and used names. A
 * running site may use other services, so that requests to them are no problem there.
 */
export const newVisitor = async (
  browser: Browser,
  { url, previewCookie }: Pick<Shell, 'url' | 'previewCookie'>,
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await recordNamesIn(context);
  const [name = '', value = ''] = previewCookie?.split('=') ?? [];
  if (name) await context.addCookies([{ name, value, url, httpOnly: true }]);
  const page = await context.newPage();
  let found: string[] = [];
  const isExpected = (address: string) =>
    previewCookie !== undefined || address.startsWith(`${url}/`) || /^(data|blob|about):/.test(address);
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') found.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => found.push(`page error: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts the requests of the page before it.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!isExpected(request.url())) found.push(`request to elsewhere: ${request.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return {
    page,
    async open(address) {
      await page.goto(address);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS });
    },
    faults() {
      const result = found;
      found = [];
      return result;
    },
    close: () => context.close(),
  };
};

/** Scrolls through a page so that its deferred islands hydrate; resolves when the network is idle. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((seen) => setTimeout(seen, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

/** Names on a page's global object. Frames appear there as numeric keys. */
export const globalsOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window));
  return names.filter((name) => !/^\d+$/.test(name));
};

/** Runs in the page, after axe's source has set its global. Themes change colours only. */
const runAxe = async (runs: readonly { theme: string; runOnly: axe.RunOnly }[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { theme, runOnly } of runs) {
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

/** Injects axe into a page, with the globals that it sets. */
export const injectAxe = async (page: Page): Promise<void> => void (await page.evaluate(axe.source));

/** axe violations of a page in the light theme, and colour violations in the dark theme. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  await injectAxe(page);
  return page.evaluate(runAxe, [
    { theme: 'light', runOnly: { type: 'tag', values: TAGS } },
    { theme: 'dark', runOnly: { type: 'rule', values: COLOURS } },
  ] as const);
};

/** Navigates within the open page as a link does; resolves once the page has `heading`. */
export const navigateOnClient = async (page: Page, address: string, heading: string): Promise<void> => {
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
    { timeout: HYDRATION_TIMEOUT_MS },
  );
};

/** Whether the page is still the document in which `goWithin` was called. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['conformance'] === 'same');
