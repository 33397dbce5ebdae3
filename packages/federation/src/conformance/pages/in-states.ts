import type { Browser, Page } from 'playwright-core';
import { prefixed, checkRule, type Finding } from '../../release/checks/finding';
import { API_STATES, type ApiState } from '../product/api-in-state';
import type { Api, Shell } from '../product/product';
import { problemsOfEmptyPage, problemsOfFailingPage } from './rendered';
import { servedPages, withoutRowsOfOthers, type ServedPage } from './served-page';
import { axeFindings, newVisitor } from './visit';

/**
 * Expected while the API is in this state: the browser logs each failed response, and a page may warn about
 * missing data.
 */
const EXPECTED_FAULTS = /^answer [45]\d\d: |^console error: Failed to load resource|^console warning: /;

/** Tools for checking pages while the API fails. */
interface StateTools {
  readonly shell: Shell;
  readonly api: Api;
  readonly reader: Page;
  /** With it, pages are also hydrated while the API fails. */
  readonly browser: Browser | undefined;
}

const servedProblems = async (
  name: string,
  healthy: readonly ServedPage[],
  state: ApiState,
  { shell, reader }: StateTools,
): Promise<readonly string[]> => {
  const addresses = healthy.map(({ address }) => address);
  const served = await servedPages(shell, reader, addresses);
  const pages = served.map((page) => withoutRowsOfOthers(page, name));
  return healthy.flatMap((before, index) => {
    const page = pages[index] ?? before;
    return prefixed(
      before.address,
      state === 'empty' ? problemsOfEmptyPage(page) : problemsOfFailingPage(page, before),
    );
  });
};

const visitedProblems = async (browser: Browser, shell: Shell, pages: readonly ServedPage[]) => {
  const visitor = await newVisitor(browser, shell);
  const found: string[] = [];
  try {
    for (const { address } of pages) {
      await visitor
        .open(shell.url + address)
        .catch(() => found.push(`${address}: it did not hydrate in time`));
      const faults = visitor.faults().filter((fault) => !EXPECTED_FAULTS.test(fault));
      found.push(...prefixed(address, [...faults, ...(await axeFindings(visitor.page))]));
    }
  } finally {
    await visitor.close();
  }
  return found;
};

const TITLES = {
  failing: 'error states (API answers 500)',
  missing: 'error states (API answers 404)',
  empty: 'empty states (API lists nothing)',
} as const;

/** The rules about pages while the API fails. */
export const STATE_RULES: readonly string[] = Object.values(TITLES);

/** Checks pages of a remote while the API fails, returns 404 or lists nothing, as rendered by the server. */
export const checkInStates = async (
  name: string,
  pages: readonly ServedPage[],
  tools: StateTools,
): Promise<readonly Finding[]> => {
  const { shell, api, browser } = tools;
  const findings: Finding[] = [];
  try {
    for (const state of API_STATES) {
      api.setState(state);
      findings.push(
        await checkRule(TITLES[state], async () => [
          ...(await servedProblems(name, pages, state, tools)),
          ...(browser ? await visitedProblems(browser, shell, pages) : []),
        ]),
      );
    }
  } finally {
    api.setState('whole');
  }
  return findings;
};
