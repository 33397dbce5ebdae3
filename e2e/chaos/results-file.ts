import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { runResult, type NotRun, type RunResult, type ScenarioResult } from './results';
import type { Scenario } from './scenario';

/** Results are of one machine, and are not committed. */
export const RESULTS_FOLDER = path.resolve(__dirname, '../../dist/chaos');
const FILE = path.join(RESULTS_FOLDER, 'results.json');

type Named = Pick<Scenario, 'subject' | 'fault'>;

const isSame = (one: Named) => (other: Named) => one.subject === other.subject && one.fault === other.fault;

const machine = () => {
  const [{ model } = { model: 'unknown processor' }, ...more] = cpus();
  return `${more.length + 1} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
};

/** The last result of each scenario; undefined when none was run, or when the file has another version. */
export const readResults = (): Promise<RunResult | undefined> =>
  readFile(FILE, 'utf8').then(
    (text) => runResult.parse(JSON.parse(text)),
    () => undefined,
  );

/** The result of one scenario, or why it could not be run. */
export type Outcome = { readonly found: ScenarioResult } | { readonly notRun: NotRun };

/** Replaces the earlier outcome of the same scenario; outcomes are kept in the order of `suite`. */
export const recordOutcome = async (outcome: Outcome, suite: readonly Named[]): Promise<void> => {
  const before = await readResults();
  const about = 'found' in outcome ? outcome.found : outcome.notRun;
  const others = <Entry extends Named>(entries: readonly Entry[] = []) =>
    entries.filter((entry) => !isSame(about)(entry));
  const inOrder = <Entry extends Named>(entries: readonly Entry[]) =>
    suite.flatMap((scenario) => entries.find(isSame(scenario)) ?? []);
  const run: RunResult = {
    machine: machine(),
    node: process.version,
    scenarios: inOrder([...others(before?.scenarios), ...('found' in outcome ? [outcome.found] : [])]),
    notRun: inOrder([...others(before?.notRun), ...('notRun' in outcome ? [outcome.notRun] : [])]),
  };
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await writeFile(FILE, JSON.stringify(run, null, 2));
};
