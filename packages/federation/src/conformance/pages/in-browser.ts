import type { Browser } from 'playwright-core';
import { containerName, FILE_PROOFS } from '../../contract/shared';
import { about, look, type Finding } from '../finding';
import type { Shell } from '../product/product';
import type { ServedPage } from './served-page';
import {
  axeFindings,
  bringAxe,
  globalsOf,
  goWithin,
  isSameDocument,
  newVisitor,
  readThrough,
  type Visitor,
} from './visit';

/** A page of the shell's own, which no remote has a part in. */
const SHELLS_OWN = '/about-the-data';

/** Leaflet notes its listeners on whatever it listens to, and the window is one of those; the shell notes proofs. */
const NOTED_BY_OTHERS = ['_leaflet_events', FILE_PROOFS];

/** Globals that a remote may leave: its container, and the list by which its chunks arrive. */
const isItsOwn = (global: string, names: readonly string[]): boolean =>
  NOTED_BY_OTHERS.includes(global) ||
  names.some((name) => global === containerName(name) || global === `webpackChunksignpost_${name}`);

/** What a visitor's browser finds, by the rule that it breaks. */
interface Found {
  readonly hydration: string[];
  readonly globals: string[];
  readonly axe: string[];
  readonly within: string[];
}

const visitPages = async (
  visitor: Visitor,
  shell: Shell,
  pages: readonly ServedPage[],
  found: Found,
): Promise<void> => {
  const { page } = visitor;
  await visitor.open(shell.url + SHELLS_OWN);
  // What the shell does once it is idle belongs to it as well.
  await page.waitForLoadState('networkidle');
  await bringAxe(page);
  const known = new Set(await globalsOf(page));
  for (const { address, headings } of pages) {
    // The page is reached twice: within the page before, so that its loaders run in the browser, then as a document.
    visitor.faults();
    const [heading = ''] = headings;
    await goWithin(page, address, heading).catch(() =>
      found.within.push(`${address}: "${heading}" never came`),
    );
    if (!(await isSameDocument(page))) found.within.push(`${address}: the whole document was loaded`);
    found.within.push(...about(address, visitor.faults()));

    await visitor
      .open(shell.url + address)
      .catch(() => found.hydration.push(`${address}: it never came to life`));
    await readThrough(page);
    found.axe.push(...about(address, await axeFindings(page)));
    const left = (await globalsOf(page)).filter((global) => !known.has(global));
    const leaked = left.filter((global) => !isItsOwn(global, Object.keys(shell.releases)));
    found.globals.push(...about(address, leaked));
    found.hydration.push(...about(address, visitor.faults()));
  }
};

/** Splits what is to be visited among visitors who go at the same time. */
const shares = <Thing>(things: readonly Thing[], visitors: number): Thing[][] =>
  Array.from({ length: Math.min(visitors, things.length) }, (_, first) =>
    things.filter((_, index) => index % visitors === first),
  );

/**
 * Visits pages as the server rendered them in a real browser: they must come to life without a word on the console,
 * leave no global behind, give axe nothing to find, and be reached from within an open page as well.
 */
export const lookInBrowser = async (
  browser: Browser,
  shell: Shell,
  pages: readonly ServedPage[],
): Promise<readonly Finding[]> => {
  const found: Found = { hydration: [], globals: [], axe: [], within: [] };
  const visited = await look('pages can be visited', async () => {
    await Promise.all(
      shares(pages, 2).map(async (share) => {
        const visitor = await newVisitor(browser, shell.url);
        await visitPages(visitor, shell, share, found).finally(() => visitor.close());
      }),
    );
    return [];
  });
  return [
    ...(visited.problems.length > 0 ? [visited] : []),
    { rule: 'hydration clean', problems: found.hydration },
    { rule: 'loaders resolve in the browser', problems: found.within },
    { rule: 'no global in the browser', problems: found.globals },
    { rule: 'axe clean', problems: found.axe },
  ];
};
