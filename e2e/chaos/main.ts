// `npm run chaos [-- --only unis,search] [--fault hung] [--long]`: runs the fault scenarios of the suite
// under load, one at a time.
import { parseArgs } from 'node:util';
import { load } from './load';
import { closeBrowser } from './probes/browser-probes';
import { pagesWithout, REGIONS } from './regions';
import { writeReport } from './report';
import type { ScenarioResult } from './results';
import { readResults, recordOutcome } from './results-file';
import { runScenario } from './run-scenario';
import type { Scenario } from './scenario';
import { allScenarios, type Group } from './scenarios';
import { openChaosSite } from './site/site';

const { values } = parseArgs({
  options: {
    /** Subjects, separated by commas; all when left out. Results of other subjects are kept. */
    only: { type: 'string' },
    /** A substring of the fault's name; can be given several times. */
    fault: { type: 'string', multiple: true, default: [''] },
    /** Requests per second to the rest of the site, and the same to the twin. */
    rate: { type: 'string', default: '20' },
    /** Runs long scenarios in full: a release every five seconds for ten minutes instead of one. */
    long: { type: 'boolean', default: false },
    /** Writes the document from the results of the last run, without running anything. */
    report: { type: 'boolean', default: false },
  },
});

const isSelected = ({ subject, fault }: Scenario): boolean =>
  (!values.only || values.only.split(',').includes(subject)) &&
  values.fault.some((part) => fault.includes(part));

/** The order of the document. */
const SUBJECTS = [
  ...REGIONS.map(({ name }) => name),
  ...[
    'backend',
    'search',
    'identity',
    'mail',
    'Algolia',
    'Gigya',
    'registry',
    'store',
    'canary',
    'hostile client',
    'workers',
    'edge',
    'machine',
  ],
];

const groups = allScenarios({ isLong: values.long });
const suite = groups
  .flatMap(({ scenarios }) => scenarios)
  .sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));

const print = ({ subject, fault, stages, recovery, fine: passed }: ScenarioResult): void => {
  const latencies = stages
    .map(({ rest, twin }) => `${Math.round(rest.p95)} (${Math.round(twin.p95)}) ms`)
    .join(', ');
  const recovered =
    recovery === null ? 'not recovered' : `recovered after ${(recovery / 1_000).toFixed(1)} s`;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${subject}: ${fault}; the rest ${latencies}; ${recovered}`);
  for (const { when, seen, rest, level } of stages) {
    if (!level) console.log(`       ${when}: the rest was slower than the twin, or ${rest.failed} failed`);
    for (const probe of seen.filter((one) => one.seen !== one.expected)) {
      console.log(`       ${when}: ${probe.place}: expected ${probe.expected}, got ${probe.seen}`);
    }
  }
};

/** Records that this machine cannot run the scenarios, and why. */
const recordNotRun = async (scenarios: readonly Scenario[], reason: string): Promise<void> => {
  for (const { subject, fault } of scenarios) {
    console.log(`NOT RUN ${subject}: ${fault}: ${reason}`);
    await recordOutcome({ notRun: { subject, fault, reason } }, suite);
  }
};

/** Stops the current site: processes and mounts must not outlive an interrupted run. */
let stopSite = async (): Promise<void> => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopSite().finally(() => process.exit(1)));
}

/** Runs the scenarios of a group on their own site. Returns whether all of those that ran passed. */
const runGroup = async ({ site: options, scenarios, whyNotRunnable }: Group): Promise<boolean> => {
  if (scenarios.length === 0) return true;
  const reason = await whyNotRunnable?.();
  if (reason !== undefined) {
    await recordNotRun(scenarios, reason);
    return true;
  }
  const site = await openChaosSite(options);
  stopSite = site.stop;
  let fine = true;
  try {
    // Without a warm-up, a process that has just started would be compared with one that has not.
    const warmUp = { rate: Number(values.rate), seconds: 15 };
    await Promise.all([site.url, site.twin].map((url) => load(url, pagesWithout('none'), warmUp)));
    for (const scenario of scenarios) {
      const found = await runScenario(site, scenario, Number(values.rate));
      print(found);
      await recordOutcome({ found }, suite);
      fine &&= found.fine;
    }
  } finally {
    await site.stop();
  }
  return fine;
};

const main = async (): Promise<void> => {
  for (const group of values.report ? [] : groups) {
    const scenarios = group.scenarios.filter(isSelected);
    if (!(await runGroup({ ...group, scenarios }))) process.exitCode = 1;
  }
  await closeBrowser();
  const last = await readResults();
  if (last) await writeReport(last, suite);
};

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
