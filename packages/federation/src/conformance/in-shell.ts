import type { Browser, Page } from 'playwright-core';
import type { SlotName } from '../contract';
import { about, look, type Finding } from './finding';
import { lookInBrowser } from './pages/in-browser';
import { lookInStates } from './pages/in-states';
import { leadsOn, whole } from './pages/rendered';
import { servedPages } from './pages/served-page';
import { slotShown } from './pages/slot-shown';
import { validHead } from './pages/valid-head';
import type { Api, Shell } from './product/product';
import type { Candidate } from './release/candidate';
import type { ReadSamples } from './samples';

/** What a remote is looked at with. */
export interface Lenses {
  readonly shell: Shell;
  readonly api: Api;
  readonly browser: Browser;
  /** Any open page: its parser reads what the server sent. */
  readonly reader: Page;
  /** Whether pages are also brought to life while the API fails; else only what the server renders is looked at. */
  readonly thorough: boolean;
}

/** Whether the shell runs the release, and why not: its log says so. */
const taken = async ({ url, releases, logged }: Shell, name: string): Promise<readonly string[]> => {
  const answer = await fetch(new URL('/readyz', url));
  const { remotes } = (await answer.json()) as { remotes: Record<string, string | null> };
  if (remotes[name] === releases[name]) return [];
  const said = logged.filter(({ text }) => text.includes(name)).map(({ text }) => text);
  return said.length > 0 ? said : ['the shell does not run the release'];
};

const slotsShown = async (
  name: string,
  slots: readonly SlotName[],
  samples: ReadSamples,
  shell: Shell,
  reader: Page,
): Promise<readonly string[]> => {
  const shown = slots.map(async (slot) => {
    const address = samples.slots[slot];
    if (!address) return [`${slot} has no sample address`];
    const pages = await servedPages(shell, reader, [address]);
    return pages.flatMap((page) => about(`${slot} at ${address}`, slotShown(page, name, slot)));
  });
  return (await Promise.all(shown)).flat();
};

/**
 * Looks at a remote in a running shell that has its release: its samples as the server renders them, in a browser, in
 * its slots, and with an API that fails or lists nothing. `pages` are the paths whose routes are pages.
 */
export const lookInShell = async (
  { config: { name, paths, slots } }: Pick<Candidate, 'config'>,
  samples: ReadSamples,
  pages: readonly string[],
  { shell, api, browser, reader, thorough }: Lenses,
): Promise<readonly Finding[]> => {
  const runs = await look('the shell takes it', () => taken(shell, name));
  if (runs.problems.length > 0) return [runs];

  const missing = paths.filter((path) => !samples.paths[path]).map((path) => `${path} has no sample address`);
  const served = (isPage: boolean) => {
    const wanted = paths.filter((path) => pages.includes(path) === isPage);
    return servedPages(
      shell,
      reader,
      wanted.flatMap((path) => samples.paths[path] || []),
    );
  };
  const shown = await served(true);
  const others = await served(false);

  return [
    runs,
    await look('loaders resolve on the server', async () => [
      ...missing,
      ...shown.flatMap((page) => about(page.address, whole(page))),
      ...others.flatMap((page) => about(page.address, leadsOn(page))),
    ]),
    await look('head valid', async () => shown.flatMap((page) => about(page.address, validHead(page)))),
    await look('slots render', () => slotsShown(name, slots, samples, shell, reader)),
    ...(await lookInBrowser(browser, shell, shown)),
    ...(await lookInStates(shell, api, reader, shown, thorough ? browser : undefined)),
  ];
};
