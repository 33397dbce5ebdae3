import type { Browser, Page } from 'playwright-core';
import type { SlotName } from '../contract';
import { prefixed, checkRule, skipped, type Finding } from '../release/checks/finding';
import { BROWSER_RULES, checkInBrowser } from './pages/in-browser';
import { checkInStates, STATE_RULES } from './pages/in-states';
import { problemsOfRedirect, problemsOfWholePage } from './pages/rendered';
import { checkHostedSlots, HOSTED_SLOTS_RULE } from './hosted/hosted-slots';
import { servedPages, withoutRowsOfOthers } from './pages/served-page';
import { slotProblems } from './pages/slot-shown';
import { headProblems } from './pages/valid-head';
import type { Api, Shell } from './product/product';
import type { Candidate } from '../release/checks/candidate';
import type { ReadSamples } from './samples';

/** Tools for checking a remote. */
export interface Tools {
  readonly shell: Shell;
  /** Left out for a running site, whose API must go on working. */
  readonly api?: Api;
  /** Left out to check pages only as the server sends them. */
  readonly browser?: Browser | undefined;
  /** Any open page; its parser reads the server's HTML. */
  readonly reader: Page;
  /** Whether pages are also hydrated while the API fails; otherwise only the server-rendered HTML is checked. */
  readonly isThorough: boolean;
}

/** Returns why a running site does not show the preview; nothing when it does. */
const previewProblems = async (shell: Shell, reader: Page): Promise<readonly string[]> => {
  const [page] = await servedPages(shell, reader, ['/']);
  return page?.status === 403 ? [page.text] : [];
};

/** Returns why the shell does not run the release, from its log; nothing when it does. */
const releaseProblems = async (
  { url, releases, logged }: Shell,
  name: string,
): Promise<readonly string[]> => {
  const answer = await fetch(new URL('/readyz', url));
  const { remotes } = (await answer.json()) as { remotes: Record<string, string | null> };
  if (remotes[name] === releases[name]) return [];
  const messages = logged.filter(({ text }) => text.includes(name)).map(({ text }) => text);
  return messages.length > 0 ? messages : ['the shell does not run the release'];
};

const slotsShown = async (
  name: string,
  slots: readonly SlotName[],
  samples: ReadSamples,
  shell: Shell,
  reader: Page,
): Promise<readonly string[]> => {
  const sampled = slots.map((slot) => ({ slot, address: samples.slots[slot] ?? '' }));
  const wanted = sampled.filter(({ address }) => address !== '');
  const addresses = wanted.map(({ address }) => address);
  const pages = await servedPages(shell, reader, addresses);
  return [
    ...sampled.filter(({ address }) => address === '').map(({ slot }) => `${slot} has no sample address`),
    ...wanted.flatMap(({ slot, address }, index) => {
      const page = pages[index];
      const problems = page ? slotProblems(withoutRowsOfOthers(page, name), name, slot) : [];
      return prefixed(`${slot} at ${address}`, problems);
    }),
  ];
};

/**
 * Checks a remote in a running shell that has its release: its samples as rendered by the server, in a
 * browser, in its slots, and with an API that fails or lists nothing. `pages` are the paths whose routes are
 * pages.
 */
export const checkInShell = async (
  { config }: Pick<Candidate, 'config'>,
  samples: ReadSamples,
  pages: readonly string[],
  { shell, api, browser, reader, isThorough }: Tools,
): Promise<readonly Finding[]> => {
  const { name, paths, slots } = config;
  const runsFinding = await checkRule('the shell takes it', () =>
    shell.previewCookie ? previewProblems(shell, reader) : releaseProblems(shell, name),
  );
  if (runsFinding.problems.length > 0) return [runsFinding];

  const missing = paths.filter((path) => !samples.paths[path]).map((path) => `${path} has no sample address`);
  const served = async (isPage: boolean) => {
    const wanted = paths.filter((path) => pages.includes(path) === isPage);
    const addresses = wanted.flatMap((path) => samples.paths[path] || []);
    return (await servedPages(shell, reader, addresses)).map((page) => withoutRowsOfOthers(page, name));
  };
  const shown = await served(true);
  const others = await served(false);

  return [
    runsFinding,
    await checkRule('loaders resolve on the server', async () => [
      ...missing,
      ...shown.flatMap((page) => prefixed(page.address, problemsOfWholePage(page))),
      ...others.flatMap((page) => prefixed(page.address, problemsOfRedirect(page))),
    ]),
    await checkRule('head valid', async () =>
      shown.flatMap((page) => prefixed(page.address, headProblems(page, shell.site))),
    ),
    await checkRule('slots render', () => slotsShown(name, slots, samples, shell, reader)),
    shell.previewCookie
      ? skipped(HOSTED_SLOTS_RULE, 'it needs a shell of its own, with a remote that fills them')
      : await checkHostedSlots(config, samples, shell, reader),
    ...(browser
      ? await checkInBrowser(browser, shell, config, shown)
      : BROWSER_RULES.map((rule) => skipped(rule, 'pages are checked only as they are served'))),
    ...(api
      ? await checkInStates(name, shown, { shell, api, reader, browser: isThorough ? browser : undefined })
      : STATE_RULES.map((rule) => skipped(rule, 'the API of a running site is not made to fail'))),
  ];
};
