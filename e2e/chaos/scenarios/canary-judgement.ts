import { pause } from '../background';
import { uncached } from '../load';
import { withBrowserPage } from '../probes/browser-probes';
import { factProbe } from '../probes/fact-probe';
import { pageProbe, type Probe } from '../probes/page-probes';
import { pagesWithout } from '../regions';
import type { Scenario, Stage } from '../scenario';
import { makeCanary, makeLive, liveRefOf, type Ref } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { FAILS_ON_REQUEST } from '../faults';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const COOKIE = 'signpost-release=1';

/** Requests sent by one client: more than a canary needs for a judgement. */
const REQUESTS = 40;

const IN_USE = 'still served';

/** The canary of the remote is still served to its visitors. */
const canaryInUseProbe = (release: () => string): Probe =>
  factProbe('the canary', IN_USE, async ({ url }) => {
    const answer = await fetch(url + uncached(PAGE), { headers: { cookie: COOKIE } });
    return (await answer.text()).includes(release()) ? IN_USE : 'withdrawn from its visitors';
  });

/** Requests a page repeatedly as one client, ignoring the results. */
const requestRepeatedly = async (
  { url }: ChaosSite,
  page: string,
  headers: Readonly<Record<string, string>>,
) => {
  for (let request = 0; request < REQUESTS; request += 1) {
    await fetch(url + uncached(page), { headers: { cookie: COOKIE, ...headers } }).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }
};

const NO_REPORT = 'reports nothing';

/** Reports that a browser sends to the server while `act` runs in a page of a visitor in the canary. */
const noReportProbe = (place: string, act: Parameters<typeof withBrowserPage>[1]): Probe =>
  factProbe(place, NO_REPORT, async ({ url }) => {
    const reports: string[] = [];
    await withBrowserPage({ name: 'signpost-release', value: '1', url }, async (page) => {
      page.on('request', (request) => {
        if (request.url().endsWith('/canary-failures')) reports.push(request.postData() ?? '');
      });
      await act(page, url);
      await pause(1_000);
    });
    return reports.length === 0 ? NO_REPORT : `reports ${reports.join(' ')}`;
  });

/** The document arrives, and then the connection is lost. */
const lostAtStart = noReportProbe(
  'a browser that loses the connection while the page loads',
  async (page, url) => {
    await page.route('**/releases/**', (route) => route.abort('internetdisconnected'));
    await page.goto(url + uncached(PAGE));
    await page.waitForTimeout(1_500);
  },
);

/** The page is hydrated, and the visitor navigates while offline, and again when online. */
const lostBetweenPages = noReportProbe(
  'a browser that loses the connection between two pages',
  async (page, url) => {
    await page.goto(url + uncached(PAGE));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.locator('main a[href^="/explore/"]').first().click();
    await page.waitForTimeout(1_500);
    await page.context().setOffline(false);
    await page.waitForTimeout(500);
  },
);

/** A canary runs from the first stage on; each stage causes failures that must not count against it. */
const scenario = (fault: string, stages: (release: () => string) => readonly Stage[]): Scenario => {
  let live: Ref;
  let canary: Ref | undefined;
  const begin = async (site: ChaosSite) => {
    if (canary) return;
    live = await liveRefOf(site.store, REMOTE);
    canary = await storeFaultyRelease(site, REMOTE, 'canary', {
      server: { ...FAILS_ON_REQUEST, before: `/* ${fault} */` },
    });
    await makeCanary(site.store, REMOTE, canary);
    const release = canary;
    await until('the canary runs', () => isServed(site, release, { cookie: COOKIE }));
  };
  return {
    subject: 'canary',
    fault,
    unaffectedPages: pagesWithout(REMOTE),
    stages: stages(() => canary?.release ?? '-').map((stage) => ({
      ...stage,
      async begin(site) {
        await begin(site);
        await stage.begin(site);
      },
    })),
    async end(site) {
      canary = undefined;
      await makeLive(site.store, REMOTE, live);
    },
    recoveryProbes: [pageProbe(PAGE)],
  };
};

/** What a single visitor can cause, for which a canary must not be rolled back. */
export const canaryScenarios = (): Scenario[] => [
  scenario('browsers lose their connection', (release) => [
    {
      when: 'a canary runs',
      begin: async () => undefined,
      probes: [lostAtStart, lostBetweenPages, canaryInUseProbe(release)],
    },
  ]),
  scenario('one client sends many requests that fail', (release) => [
    {
      when: 'each with a request id of 33,000 characters',
      begin: (site) => requestRepeatedly(site, '/', { 'x-request-id': 'a'.repeat(33_000) }),
      probes: [canaryInUseProbe(release)],
    },
    {
      when: 'each for a page that fails for this client alone',
      begin: (site) => requestRepeatedly(site, `${PAGE}?fails`, {}),
      probes: [canaryInUseProbe(release)],
    },
  ]),
];
