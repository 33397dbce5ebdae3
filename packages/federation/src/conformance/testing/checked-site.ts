import type { Browser, Page } from 'playwright-core';
import { checkInShell } from '../in-shell';
import type { ApiState } from '../product/api-in-state';
import { openBrowser } from '../product/browser';
import type { Shell } from '../product/product';
import { openTinyShell, type TinyAnswer } from './tiny-shell';
import { config, inOrder, samples } from './tiny-site';

/** What a small site answers; nothing where it answers as a conforming site does. */
export type Site = (address: string, state: ApiState) => TinyAnswer | undefined;

let browser: Browser | undefined;
/** Without a browser, the DOM of the test environment reads the HTML. */
let reader = {
  evaluate: <Result>(parse: (html: string) => Result, html: string) => Promise.resolve(parse(html)),
} as unknown as Page;

/** Opens one browser for the tests of a file, which then visit pages; otherwise they are checked as they are served. */
export const withBrowser = (): void => {
  beforeAll(async () => {
    browser = await openBrowser();
    reader = await browser.newPage();
  });
  afterAll(() => browser?.close());
};

/** The findings at a shell that runs as a site, whose API cannot be made to fail. */
export const findingsAtSite = (shell: Shell) =>
  checkInShell({ config }, samples, ['/page'], { shell, browser, reader, isThorough: true });

/** The rules that a site breaks, each with its problems. */
export const broken = async (
  site: Site,
  runs?: string | null,
  isThorough = false,
  of = samples,
  names: readonly string[] = [],
) => {
  let state: ApiState = 'whole';
  const shell = await openTinyShell((address) => site(address, state) ?? inOrder(address, state), runs);
  const api = { url: '', setState: (next: ApiState) => (state = next), stop: () => Promise.resolve() };
  const tools = { shell, api, browser, reader, isThorough };
  const findings = await checkInShell({ config: { ...config, names } }, of, ['/page'], tools).finally(() =>
    shell.stop(),
  );
  return Object.fromEntries(
    findings.filter(({ problems }) => problems.length > 0).map(({ rule, problems }) => [rule, problems]),
  );
};

/** A conforming site except for one page in one API state. */
export const page =
  (answer: TinyAnswer, when: ApiState = 'whole'): Site =>
  (address, state) =>
    address === '/page' && state === when ? answer : undefined;

export const contains = (rule: string, what: string) => ({
  [rule]: expect.arrayContaining([expect.stringContaining(what)]) as unknown,
});
