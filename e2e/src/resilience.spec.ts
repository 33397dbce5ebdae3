import { closeBrowser } from '../chaos/looks/browser-looks';
import { pageLook, rowLook, type Look } from '../chaos/looks/page-looks';
import type { Scenario } from '../chaos/scenario';
import { allScenarios } from '../chaos/scenarios';
import { openChaosSite, type ChaosSite } from '../chaos/site/site';
import { expect, test } from './fixtures';

// The short form of `npm run chaos`: a few troubles of each sort, for what is to be seen. The whole is under load.
const REPRESENTATIVES: readonly (readonly [subject: string, fault: string])[] = [
  ['unis', 'host down'],
  ['unis', 'host wrong hash'],
  ['careers', 'throws in module scope on the server'],
  ['careers', 'throws in its loaders'],
  ['unis', 'throws as it renders on the server'],
  ['employers', 'throws in module scope in the browser'],
  ['unis', 'throws as it renders in the browser'],
  ['backend', 'down'],
  ['search', 'wrong content'],
  ['identity', 'answers 500'],
  ['registry', 'wrong content'],
];

const scenarios = allScenarios().flatMap((group) => group.scenarios);

const scenarioOf = (subject: string, fault: string): Scenario => {
  const found = scenarios.find((one) => one.subject === subject && one.fault === fault);
  if (!found) throw new Error(`there is no scenario ${subject}: ${fault}`);
  return found;
};

test.describe.configure({ mode: 'default' });
test.setTimeout(90_000);

let site: ChaosSite;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await openChaosSite();
});
test.afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const expectSeen = async (looks: readonly Look[], at: ChaosSite): Promise<void> => {
  const seen = await Promise.all(looks.map(async (look) => `${look.place}: ${await look.see(at)}`));
  expect(seen).toEqual(looks.map(({ place, expected }) => `${place}: ${expected}`));
};

for (const [subject, fault] of REPRESENTATIVES) {
  test(`${subject}: ${fault}: costs its own regions, by their class, and is well again by itself`, async () => {
    const { stages, end, well } = scenarioOf(subject, fault);
    try {
      for (const { begin, looks } of stages) {
        await begin(site);
        await expectSeen(looks, site);
      }
    } finally {
      await end(site);
    }
    await expect(() => expectSeen(well, site)).toPass({ timeout: 30_000 });
  });
}

test('a shell that starts while the store hangs runs the last good releases', async () => {
  await expectSeen([pageLook('/explore/unis')], site);
  site.host.setFault('hung', () => true);
  const shell = await site.addShell('restarted', { RELEASE_CACHE: site.caches[0] });
  try {
    const restarted = { ...site, url: shell.url };
    await expectSeen([pageLook('/explore/unis'), rowLook('unis', '/')], restarted);
  } finally {
    await shell.stop();
    site.host.setFault('none');
  }
});
