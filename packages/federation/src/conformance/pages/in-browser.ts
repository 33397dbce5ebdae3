import type { Browser, Page } from 'playwright-core';
import type { RemoteConfig } from '../../contract';
import { containerName, FILE_INTEGRITY } from '../../contract/shared';
import { prefixed, checkRule, type Finding } from '../../release/checks/finding';
import { undeclared, undeclaredText } from '../../release/checks/names/undeclared-names';
import type { Shell } from '../product/product';
import { namesUsedBy } from './recorded-names';
import type { ServedPage } from './served-page';
import {
  axeFindings,
  injectAxe,
  globalsOf,
  navigateOnClient,
  isSameDocument,
  newVisitor,
  scrollThrough,
  type Visitor,
} from './visit';

/** A page of the shell in which no remote takes part. */
const SHELL_PAGE = '/about-the-data';

/**
 * Leaflet records its listeners on every event target, including the window; the shell stores integrity
 * hashes there.
 */
const ALLOWED_GLOBALS = ['_leaflet_events', FILE_INTEGRITY];

/** Globals that a remote may leave: its container and its chunk loading array. */
const isAllowed = (global: string, names: readonly string[]): boolean =>
  ALLOWED_GLOBALS.includes(global) ||
  names.some((name) => global === containerName(name) || global === `webpackChunk${containerName(name)}`);

const TITLES = {
  hydration: 'hydration clean',
  navigation: 'loaders resolve in the browser',
  globals: 'no global in the browser',
  names: 'names declared in the browser',
  axe: 'axe clean',
} as const;

/** The rules that need a browser. */
export const BROWSER_RULES: readonly string[] = Object.values(TITLES);

/** Problems found in a browser, by the rule that they break. */
type BrowserProblems = Readonly<Record<keyof typeof TITLES, string[]>>;

/** The remote that is checked, with the names that it declares. */
type Own = Pick<RemoteConfig, 'name' | 'names'>;

const nameProblems = async ({ name, names = [] }: Own, page: Page): Promise<readonly string[]> =>
  undeclared({ names: [...names] }, await namesUsedBy(name, page)).map(undeclaredText);

const visitPages = async (
  visitor: Visitor,
  shell: Shell,
  own: Own,
  pages: readonly ServedPage[],
  found: BrowserProblems,
): Promise<void> => {
  const { page } = visitor;
  await visitor.open(shell.url + SHELL_PAGE);
  // Includes the work that the shell defers until the page is idle.
  await page.waitForLoadState('networkidle');
  await injectAxe(page);
  const known = new Set(await globalsOf(page));
  for (const { address, headings } of pages) {
    // Each page is visited twice: by client-side navigation, so that its loaders run in the browser, and as a
    // document.
    visitor.faults();
    const [heading = ''] = headings;
    await navigateOnClient(page, address, heading).catch(() =>
      found.navigation.push(`${address}: heading "${heading}" did not appear`),
    );
    if (!(await isSameDocument(page))) found.navigation.push(`${address}: the whole document was loaded`);
    found.navigation.push(...prefixed(address, visitor.faults()));
    found.names.push(...prefixed(address, await nameProblems(own, page)));

    await visitor
      .open(shell.url + address)
      .catch(() => found.hydration.push(`${address}: it did not hydrate in time`));
    await scrollThrough(page);
    found.axe.push(...prefixed(address, await axeFindings(page)));
    const added = (await globalsOf(page)).filter((global) => !known.has(global));
    const leaked = added.filter((global) => !isAllowed(global, Object.keys(shell.releases)));
    found.globals.push(...prefixed(address, leaked));
    found.hydration.push(...prefixed(address, visitor.faults()));
    found.names.push(...prefixed(address, await nameProblems(own, page)));
  }
};

/** Splits pages among visitors that run in parallel. */
const splitInto = <Item>(items: readonly Item[], visitors: number): Item[][] =>
  Array.from({ length: Math.min(visitors, items.length) }, (_, first) =>
    items.filter((_, index) => index % visitors === first),
  );

/**
 * Visits server-rendered pages in a real browser: they must hydrate without console output, leave no globals,
 * have no axe violations, use no names that the remote does not declare, and be reachable by client-side navigation.
 */
export const checkInBrowser = async (
  browser: Browser,
  shell: Shell,
  own: Own,
  pages: readonly ServedPage[],
): Promise<readonly Finding[]> => {
  const found: BrowserProblems = { hydration: [], globals: [], axe: [], navigation: [], names: [] };
  const visited = await checkRule('pages can be visited', async () => {
    await Promise.all(
      splitInto(pages, 2).map(async (share) => {
        const visitor = await newVisitor(browser, shell);
        await visitPages(visitor, shell, own, share, found).finally(() => visitor.close());
      }),
    );
    return [];
  });
  return [
    ...(visited.problems.length > 0 ? [visited] : []),
    { rule: TITLES.hydration, problems: found.hydration },
    { rule: TITLES.navigation, problems: found.navigation },
    { rule: TITLES.globals, problems: found.globals },
    { rule: TITLES.names, problems: [...new Set(found.names)] },
    { rule: TITLES.axe, problems: found.axe },
  ];
};
