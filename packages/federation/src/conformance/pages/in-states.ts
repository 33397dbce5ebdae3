import type { Browser, Page } from 'playwright-core';
import { about, look, type Finding } from '../finding';
import { API_STATES, type ApiState } from '../product/api-in-state';
import type { Api, Shell } from '../product/product';
import { empty, failing } from './rendered';
import { servedPages, type ServedPage } from './served-page';
import { axeFindings, newVisitor } from './visit';

/** What the API's state brings by itself: a browser tells of each such answer, and a page may warn of what it lacks. */
const OF_THE_STATE = /^answer [45]\d\d: |^console error: Failed to load resource|^console warning: /;

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
    return about(before.address, state === 'empty' ? empty(page) : failing(page, before));
  });
};

const visitedProblems = async (browser: Browser, shell: Shell, pages: readonly ServedPage[]) => {
  const visitor = await newVisitor(browser, shell.url);
  const found: string[] = [];
  try {
    for (const { address } of pages) {
      await visitor.open(shell.url + address).catch(() => found.push(`${address}: it never came to life`));
      const faults = visitor.faults().filter((fault) => !OF_THE_STATE.test(fault));
      found.push(...about(address, [...faults, ...(await axeFindings(visitor.page))]));
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

/**
 * Looks at pages while the API fails, knows nothing or lists nothing, as the server renders them, and with a `browser`
 * also as they come to life.
 */
export const lookInStates = async (
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
        await look(TITLES[state], async () => [
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
