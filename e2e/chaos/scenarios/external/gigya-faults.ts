import type { Page } from '@playwright/test';
import { GIGYA_ORIGIN } from '../../../src/fixtures/gigya-sdk';
import { pageInBrowser } from '../../probes/browser-probes';
import { PAGE, pageProbe } from '../../probes/page-probes';
import { pagesWithout } from '../../regions';
import type { Scenario } from '../../scenario';

/** Settings of a site whose accounts are at SAP Customer Data Cloud. */
export const GIGYA_SETTINGS = { GIGYA_API_KEY: '3_stand-in', GIGYA_DATA_CENTRE: 'eu1' };

const PAGES = ['/', '/explore/unis', '/explore/favourites', '/account/sign-in'];

/** How a browser gets no SDK. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'its SDK cannot be fetched': async (page) =>
    void (await page.route(`${GIGYA_ORIGIN}/**`, (route) => route.abort('failed'))),
  'its SDK never arrives': async (page) => void (await page.route(`${GIGYA_ORIGIN}/**`, () => undefined)),
};

/** The SDK of SAP Customer Data Cloud does not load in browsers: every page works for an anonymous visitor. */
export const gigyaScenarios = (): Scenario[] =>
  Object.entries(FAULTS).map(([fault, prepare]) => ({
    subject: 'Gigya',
    fault,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'visitors open pages',
        begin: async () => undefined,
        probes: PAGES.map((page) => pageInBrowser(page, PAGE, prepare)),
      },
    ],
    end: async () => undefined,
    recoveryProbes: PAGES.map((page) => pageProbe(page)),
  }));
