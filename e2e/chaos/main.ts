// `npm run chaos [-- --only unis,search] [--fault hung]`: everything that can go wrong, under load, one after the other.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { load } from './load';
import { closeBrowser } from './looks/browser-looks';
import { pagesWithout, REGIONS } from './regions';
import { writeReport } from './report';
import { runResult, type RunResult, type ScenarioResult } from './results';
import { runScenario } from './run-scenario';
import type { Scenario } from './scenario';
import { allScenarios, type Group } from './scenarios';
import { openChaosSite } from './site/site';

const RESULTS = path.join(__dirname, 'results.json');

const { values } = parseArgs({
  options: {
    /** Subjects, with commas between them; all when left out. Results of others stay as they were. */
    only: { type: 'string' },
    fault: { type: 'string' },
    /** Requests a second to the rest of the site, and as many to the twin. */
    rate: { type: 'string', default: '15' },
    /** Writes the table from the results of the last run, and runs nothing. */
    report: { type: 'boolean', default: false },
  },
});

const wanted = ({ subject, fault }: Scenario): boolean =>
  (!values.only || values.only.split(',').includes(subject)) &&
  (!values.fault || fault.includes(values.fault));

const machine = () => {
  const [{ model } = { model: 'unknown processor' }, ...more] = cpus();
  return `${more.length + 1} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
};

const lastRun = async (): Promise<RunResult | undefined> =>
  readFile(RESULTS, 'utf8').then(
    (text) => runResult.parse(JSON.parse(text)),
    () => undefined,
  );

/** The order of the table. */
const SUBJECTS = [...REGIONS.map(({ name }) => name), 'backend', 'search', 'identity', 'registry', 'store'];

const keyOf = ({ subject, fault }: Pick<ScenarioResult, 'subject' | 'fault'>) => `${subject} ${fault}`;

/** Writes what was found, and of scenarios that did not run now what was found before, in the order of the suite. */
const record = async (result: ScenarioResult): Promise<void> => {
  const found = new Map((await lastRun())?.scenarios.map((before) => [keyOf(before), before]));
  found.set(keyOf(result), result);
  const scenarios = allScenarios()
    .flatMap((group) => group.scenarios)
    .sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject))
    .flatMap((scenario) => found.get(keyOf(scenario)) ?? []);
  const run: RunResult = { machine: machine(), node: process.version, scenarios };
  const options = (await prettier.resolveConfig(RESULTS)) ?? {};
  await writeFile(RESULTS, await prettier.format(JSON.stringify(run), { ...options, parser: 'json' }));
};

const say = ({ subject, fault, stages, recovery, fine }: ScenarioResult): void => {
  const pace = stages
    .map(({ rest, twin }) => `${Math.round(rest.p95)} (${Math.round(twin.p95)}) ms`)
    .join(', ');
  const well = recovery === null ? 'never well again' : `well after ${(recovery / 1_000).toFixed(1)} s`;
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${subject}: ${fault}; the rest ${pace}; ${well}`);
  for (const { when, seen, rest, level } of stages) {
    if (!level) console.log(`       ${when}: the rest did not keep its pace, or ${rest.failed} failed`);
    for (const look of seen.filter((one) => one.seen !== one.expected)) {
      console.log(`       ${when}: ${look.place}: expected ${look.expected}, saw ${look.seen}`);
    }
  }
};

/** Runs the wanted scenarios of a group on a site of their own. Gives whether all went as they should. */
const runGroup = async ({ settings, scenarios }: Group): Promise<boolean> => {
  if (scenarios.length === 0) return true;
  const site = await openChaosSite(settings);
  let fine = true;
  try {
    // A process that has just started would be compared with one that has not.
    const warmUp = { rate: Number(values.rate), seconds: 15 };
    await Promise.all([site.url, site.twin].map((url) => load(url, pagesWithout('none'), warmUp)));
    for (const scenario of scenarios) {
      const result = await runScenario(site, scenario, Number(values.rate));
      say(result);
      await record(result);
      fine &&= result.fine;
    }
  } finally {
    await site.stop();
  }
  return fine;
};

const main = async (): Promise<void> => {
  const groups = values.report ? [] : allScenarios();
  for (const { settings, scenarios } of groups) {
    if (!(await runGroup({ settings, scenarios: scenarios.filter(wanted) }))) process.exitCode = 1;
  }
  await closeBrowser();
  const last = await lastRun();
  if (last) await writeReport(last, allScenarios().flatMap((group) => group.scenarios).length);
};

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
