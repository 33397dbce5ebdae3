import { pause } from '../background';
import { afresh } from '../load';
import { withBrowserPage } from '../looks/browser-looks';
import { factLook } from '../looks/fact-look';
import { pageLook, type Look } from '../looks/page-looks';
import { pagesWithout } from '../regions';
import type { Scenario, Stage } from '../scenario';
import { makeCanary, makeLive, refOf, type Ref } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { FAILS_ON_REQUEST } from '../spoils';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const COOKIE = 'signpost-release=1';

/** Requests that the one client sends: more than a canary is judged by. */
const REQUESTS = 40;

const IN_USE = 'goes on';

/** The canary of the remote has not been taken from its visitors. */
const stillInUse = (release: () => string): Look =>
  factLook('the canary', IN_USE, async ({ url }) => {
    const answer = await fetch(url + afresh(PAGE), { headers: { cookie: COOKIE } });
    return (await answer.text()).includes(release()) ? IN_USE : 'taken from its visitors';
  });

/** Asks for a page in turn as the one client does, whatever becomes of it. */
const askOften = async ({ url }: ChaosSite, page: string, headers: Readonly<Record<string, string>>) => {
  for (let request = 0; request < REQUESTS; request += 1) {
    await fetch(url + afresh(page), { headers: { cookie: COOKIE, ...headers } }).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }
};

const NO_REPORT = 'reports nothing';

/** What a browser tells the server while `act` runs in a page of the visitor who is shown the canary. */
const reportsLook = (place: string, act: Parameters<typeof withBrowserPage>[1]): Look =>
  factLook(place, NO_REPORT, async ({ url }) => {
    const reports: string[] = [];
    await withBrowserPage({ name: 'signpost-release', value: '1', url }, async (page) => {
      page.on('request', (request) => {
        if (request.url().endsWith('/trial-failures')) reports.push(request.postData() ?? '');
      });
      await act(page, url);
      await pause(1_000);
    });
    return reports.length === 0 ? NO_REPORT : `reports ${reports.join(' ')}`;
  });

/** The document has come, and then nothing more. */
const lostAtTheStart = reportsLook(
  'a browser that loses the connection as the page starts',
  async (page, url) => {
    await page.route('**/releases/**', (route) => route.abort('internetdisconnected'));
    await page.goto(url + afresh(PAGE));
    await page.waitForTimeout(1_500);
  },
);

/** The page is alive, and the visitor goes on while there is no connection, and again when there is. */
const lostBetweenPages = reportsLook(
  'a browser that loses the connection between two pages',
  async (page, url) => {
    await page.goto(url + afresh(PAGE));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.locator('main a[href^="/explore/"]').first().click();
    await page.waitForTimeout(1_500);
    await page.context().setOffline(false);
    await page.waitForTimeout(500);
  },
);

/** A canary runs from the first stage on; each stage does something to it for which it must not be blamed. */
const scenario = (fault: string, stages: (release: () => string) => readonly Stage[]): Scenario => {
  let good: Ref;
  let canary: Ref | undefined;
  const begin = async (site: ChaosSite) => {
    if (canary) return;
    good = await refOf(site.store, REMOTE);
    canary = await storeSpoiled(site, REMOTE, 'canary', {
      server: { ...FAILS_ON_REQUEST, before: `/* ${fault} */` },
    });
    await makeCanary(site.store, REMOTE, canary);
    const made = canary;
    await until('the canary runs', () => isShown(site, made, { cookie: COOKIE }));
  };
  return {
    subject: 'canary',
    fault,
    others: pagesWithout(REMOTE),
    stages: stages(() => canary?.release ?? '-').map((stage) => ({
      ...stage,
      async begin(site) {
        await begin(site);
        await stage.begin(site);
      },
    })),
    async end(site) {
      canary = undefined;
      await makeLive(site.store, REMOTE, good);
    },
    well: [pageLook(PAGE)],
  };
};

/** What one visitor can do to a canary, for which it must not be taken back. */
export const canaryScenarios = (): Scenario[] => [
  scenario('browsers lose their connection', (release) => [
    {
      when: 'a canary runs',
      begin: async () => undefined,
      looks: [lostAtTheStart, lostBetweenPages, stillInUse(release)],
    },
  ]),
  scenario('one client sends many requests that fail', (release) => [
    {
      when: 'each with a request id of 33,000 characters',
      begin: (site) => askOften(site, '/', { 'x-request-id': 'a'.repeat(33_000) }),
      looks: [stillInUse(release)],
    },
    {
      when: 'each for a page that fails for this client alone',
      begin: (site) => askOften(site, `${PAGE}?fails`, {}),
      looks: [stillInUse(release)],
    },
  ]),
];
