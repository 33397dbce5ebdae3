import { closeBrowser } from '../../chaos/probes/browser-probes';
import { pageProbe, rowProbe, type Probe } from '../../chaos/probes/page-probes';
import type { Scenario } from '../../chaos/scenario';
import { allScenarios } from '../../chaos/scenarios';
import { openChaosSite, type ChaosSite } from '../../chaos/site/site';
import { expect, test } from '../fixtures';

// The short form of `npm run chaos`: a few faults of each kind, without load. The full suite runs under load.
const REPRESENTATIVES: readonly (readonly [subject: string, fault: string])[] = [
  ['unis', 'host down'],
  ['unis', 'host wrong hash'],
  ['careers', 'throws in module scope on the server'],
  ['careers', 'throws in its loaders'],
  ['unis', 'throws while it renders on the server'],
  ['employers', 'throws in module scope in the browser'],
  ['unis', 'throws while it renders in the browser'],
  ['backend', 'down'],
  ['search', 'wrong content'],
  ['identity', 'answers 500'],
  ['registry', 'wrong content'],
  ['registry', 'of a later version: slots, fields and a kind of remote that do not exist yet'],
  ['hostile client', 'a request id of 33,000 characters'],
  ['unis', 'throws in a timer, as canary'],
];

const scenarios = allScenarios().flatMap((group) => group.scenarios);

const scenarioOf = (subject: string, fault: string): Scenario => {
  const found = scenarios.find((one) => one.subject === subject && one.fault === fault);
  if (!found) throw new Error(`there is no scenario ${subject}: ${fault}`);
  return found;
};

test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

let site: ChaosSite;
test.beforeAll(async () => {
  // Filling the data and starting two shells takes a minute on a quiet machine.
  test.setTimeout(240_000);
  site = await openChaosSite();
});
test.afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** Runs the probes one after another: a shell that has just started would time out on all of them at once. */
const expectProbes = async (probes: readonly Probe[], target: ChaosSite): Promise<void> => {
  const seen: string[] = [];
  for (const probe of probes) seen.push(`${probe.place}: ${await probe.run(target)}`);
  expect(seen).toEqual(probes.map(({ place, expected }) => `${place}: ${expected}`));
};

for (const [subject, fault] of REPRESENTATIVES) {
  test(`${subject}: ${fault}: affects only its own regions, by their class, and recovers without intervention @nightly`, async () => {
    const { stages, end, recoveryProbes } = scenarioOf(subject, fault);
    try {
      for (const { begin, probes } of stages) {
        await begin(site);
        await expectProbes(probes, site);
      }
    } finally {
      await end(site);
    }
    await expect(() => expectProbes(recoveryProbes, site)).toPass({ timeout: 30_000 });
  });
}

test('a shell that starts while the store hangs runs the last known good releases @nightly', async () => {
  await expectProbes([pageProbe('/explore/unis')], site);
  site.host.setFault('hung', () => true);
  const shell = await site.addShell('restarted', { RELEASE_CACHE: site.caches[0] });
  try {
    const restarted = { ...site, url: shell.url };
    await expectProbes([pageProbe('/explore/unis'), rowProbe('unis', '/')], restarted);
  } finally {
    await shell.stop();
    site.host.setFault('none');
  }
});
