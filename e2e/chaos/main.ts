// `npm run chaos [-- --only unis,search] [--fault hung] [--long]`: runs the troubles of the suite under load, one by one.
import { parseArgs } from 'node:util';
import { load } from './load';
import { closeBrowser } from './looks/browser-looks';
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
    /** Subjects, with commas between them; all when left out. Results of others stay as they were. */
    only: { type: 'string' },
    /** A part of the fault's name; given several times, any of them. */
    fault: { type: 'string', multiple: true, default: [''] },
    /** Requests a second to the rest of the site, and as many to the twin. */
    rate: { type: 'string', default: '15' },
    /** Runs in full what takes minutes: a release every five seconds for ten minutes, not for one. */
    long: { type: 'boolean', default: false },
    /** Writes the document from the results of the last run, and runs nothing. */
    report: { type: 'boolean', default: false },
  },
});

const wanted = ({ subject, fault }: Scenario): boolean =>
  (!values.only || values.only.split(',').includes(subject)) &&
  values.fault.some((part) => fault.includes(part));

/** The order of the document. */
const SUBJECTS = [
  ...REGIONS.map(({ name }) => name),
  ...[
    'backend',
    'search',
    'identity',
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

const print = ({ subject, fault, stages, recovery, fine }: ScenarioResult): void => {
  const pace = stages
    .map(({ rest, twin }) => `${Math.round(rest.p95)} (${Math.round(twin.p95)}) ms`)
    .join(', ');
  const well = recovery === null ? 'not well again' : `well after ${(recovery / 1_000).toFixed(1)} s`;
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${subject}: ${fault}; the rest ${pace}; ${well}`);
  for (const { when, seen, rest, level } of stages) {
    if (!level) console.log(`       ${when}: the rest was slower than the twin, or ${rest.failed} failed`);
    for (const look of seen.filter((one) => one.seen !== one.expected)) {
      console.log(`       ${when}: ${look.place}: expected ${look.expected}, saw ${look.seen}`);
    }
  }
};

/** Says of scenarios that this machine cannot run them, and why. */
const leaveOut = async (scenarios: readonly Scenario[], reason: string): Promise<void> => {
  for (const { subject, fault } of scenarios) {
    console.log(`NOT RUN ${subject}: ${fault}: ${reason}`);
    await recordOutcome({ notRun: { subject, fault, reason } }, suite);
  }
};

/** Stops the site that runs now: processes and mounts must not outlive an interrupted run. */
let stopSite = async (): Promise<void> => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopSite().finally(() => process.exit(1)));
}

/** Runs the scenarios of a group on a site of their own. Gives whether all that were run went as they should. */
const runGroup = async ({ site: options, scenarios, missing }: Group): Promise<boolean> => {
  if (scenarios.length === 0) return true;
  const reason = await missing?.();
  if (reason !== undefined) {
    await leaveOut(scenarios, reason);
    return true;
  }
  const site = await openChaosSite(options);
  stopSite = site.stop;
  let fine = true;
  try {
    // A process that has just started would be compared with one that has not.
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
    const scenarios = group.scenarios.filter(wanted);
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
