import { chromium, type Browser, type BrowserContext, type Request } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import type { MeasuredRoute } from '../routes';

/** Downloads of a first visit to a page, in bytes of the bodies as transferred. */
export interface PageBytes {
  readonly route: MeasuredRoute;
  readonly html: number;
  /** Script of the shell: everything outside releases. */
  readonly shell: number;
  /** `remoteEntry.js` of the remotes used by the page. */
  readonly entries: number;
  /** All other script of those remotes. */
  readonly chunks: number;
  readonly css: number;
  readonly fonts: number;
  readonly images: number;
  /** Responses of API calls made by the browser, and everything not listed above. */
  readonly other: number;
  readonly requests: number;
}

/** All script of a page. */
export const scriptOf = ({ shell, entries, chunks }: PageBytes): number => shell + entries + chunks;

/** Everything that a build can make larger or smaller: all but fonts, images and data. */
export const codeOf = (bytes: PageBytes): number => scriptOf(bytes) + bytes.css + bytes.html;

type Kind = Exclude<keyof PageBytes, 'route' | 'requests'>;

const kindOf = (type: string, pathname: string): Kind => {
  switch (type) {
    case 'document':
      return 'html';
    case 'stylesheet':
      return 'css';
    case 'font':
      return 'fonts';
    case 'image':
      return 'images';
    case 'script':
      if (!pathname.startsWith('/releases/')) return 'shell';
      return pathname.endsWith('/remoteEntry.js') ? 'entries' : 'chunks';
    default:
      return 'other';
  }
};

const sizeOf = async (request: Request): Promise<{ kind: Kind; bytes: number }> => {
  const response = await request.response();
  const { pathname } = new URL(request.url());
  if (!response?.ok()) throw new Error(`${pathname} answered ${response?.status() ?? 'nothing'}`);
  const { responseBodySize } = await request.sizes();
  return { kind: kindOf(request.resourceType(), pathname), bytes: responseBodySize };
};

/** A phone's viewport, which decides which pictures are loaded. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** The last script of a page, which it loads when the browser is idle after hydration. */
const LAST_SCRIPT = /\/deferred-start\./;

/** Longest wait for it in milliseconds; pages framed by other sites have none. */
const LAST_SCRIPT_TIMEOUT_MS = 8_000;

const measurePage = async (browser: Browser, origin: string, route: MeasuredRoute): Promise<PageBytes> => {
  const context = await browser.newContext(PHONE);
  try {
    return await collectBytes(context, origin, route);
  } finally {
    await context.close();
  }
};

/** Opens a page in a context and sums its downloads by kind. Throws when a request fails, or the page reports an error. */
const collectBytes = async (
  context: BrowserContext,
  origin: string,
  route: MeasuredRoute,
): Promise<PageBytes> => {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const lastScript = page
    .waitForEvent('requestfinished', {
      predicate: (request) => LAST_SCRIPT.test(request.url()),
      timeout: LAST_SCRIPT_TIMEOUT_MS,
    })
    .catch(() => undefined);
  await page.goto(new URL(route.path, origin).href, { waitUntil: 'networkidle' });
  await lastScript;
  // A page that fails to start would download less, which would falsify the figures.
  if (errors.length > 0) throw new Error(`${route.path} has errors: ${errors.join('; ')}`);
  const sizes = await Promise.all(requests.map(sizeOf));
  const sum = (wanted: Kind) =>
    sizes.reduce((total, { kind, bytes }) => (kind === wanted ? total + bytes : total), 0);
  return {
    route,
    html: sum('html'),
    shell: sum('shell'),
    entries: sum('entries'),
    chunks: sum('chunks'),
    css: sum('css'),
    fonts: sum('fonts'),
    images: sum('images'),
    other: sum('other'),
    requests: requests.length,
  };
};

/**
 * Opens every route in Chromium, each with an empty cache, and sums the downloads by kind. The browser
 * accepts brotli as usual. Throws when any request fails, or a page reports an error.
 */
export const measureBytes = async (
  origin: string,
  routes: readonly MeasuredRoute[],
): Promise<PageBytes[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const pages: PageBytes[] = [];
    for (const route of routes) pages.push(await measurePage(browser, origin, route));
    return pages;
  } finally {
    await browser.close();
  }
};
