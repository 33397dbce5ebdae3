import type { Browser, Page } from 'playwright-core';
import { prefixed, checkRule, type Finding } from '../../release/checks/finding';
import { API_STATES, type ApiState } from '../product/api-in-state';
import type { Api, Shell } from '../product/product';
import { problemsOfEmptyPage, problemsOfFailingPage } from './rendered';
import { servedPages, type ServedPage } from './served-page';
import { axeFindings, newVisitor } from './visit';

/**
 * Expected while the API is in this state: the browser logs each failed response, and a page may warn about
 * missing data.
 */
const EXPECTED_FAULTS = /^answer [45]\d\d: |^console error: Failed to load resource|^console warning: /;

const servedProblems = async (
  shell: Shell,
  reader: Page,
  healthy: readonly ServedPage[],
  state: ApiState,
): Promise<readonly string[]> => {
  const pages = await servedPages(
    shell,
    reader,
    healthy.map(({ address }) => address),
  );
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

/**
 * Checks pages while the API fails, returns 404 or lists nothing, as rendered by the server and, with a
 * `browser`, also hydrated.
 */
export const checkInStates = async (
  shell: Shell,
  api: Api,
  reader: Page,
  pages: readonly ServedPage[],
  browser: Browser | undefined,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  try {
    for (const state of API_STATES) {
      api.setState(state);
      findings.push(
        await checkRule(TITLES[state], async () => [
          ...(await servedProblems(shell, reader, pages, state)),
          ...(browser ? await visitedProblems(browser, shell, pages) : []),
        ]),
      );
    }
  } finally {
    api.setState('whole');
  }
  return findings;
};
