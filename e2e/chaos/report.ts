import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_RATIO, NOISE_MS } from './latency-tolerance';
import { MAX_WINDOWS, WINDOWS, WINDOW_SECONDS } from './paired-load';
import type { RunResult, ScenarioResult, ProbeResult, StageResult } from './results';
import { RESULTS_FOLDER } from './results-file';
import { RELEASE_STORM } from './scenarios/release-storm';

const REPORT = path.join(RESULTS_FOLDER, 'results.md');

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const seconds = (value: number | null) => (value === null ? '**never**' : `${(value / 1_000).toFixed(1)} s`);

const minute = (time = '') => time.slice(0, 16).replace('T', ' ');

/** Groups places with the same result: `/a, /b: the page`. */
const describeProbes = (seen: readonly ProbeResult[]): string => {
  return [...grouped(seen)]
    .map(([outcome, places]) => `${places.map(placeOf).join(', ')}: ${outcome}`)
    .join('<br>');
};

const grouped = (seen: readonly ProbeResult[]): Map<string, ProbeResult[]> => {
  const groups = new Map<string, ProbeResult[]>();
  for (const result of seen)
    groups.set(outcomeOf(result), [...(groups.get(outcomeOf(result)) ?? []), result]);
  return groups;
};

const placeOf = ({ place }: ProbeResult) => place.replace(/(\/\S*)/, '`$1`');
const outcomeOf = ({ expected, seen }: ProbeResult) =>
  seen === expected ? seen : `**${seen}**, expected ${expected}`;

const latencyOf = ({ rest, twin, ratio, level }: StageResult): string => {
  const latency = `${milliseconds(rest.p95)} (${milliseconds(twin.p95)}), ${ratio.toFixed(2)}`;
  return `${level ? latency : `**${latency}**`}${rest.failed ? `, **${rest.failed} failed**` : ''}`;
};

const rowsOf = (result: ScenarioResult): string[] =>
  result.stages.map((stage, index) => {
    const last = index === result.stages.length - 1;
    const fault = index === 0 ? result.fault : '';
    return `| ${fault} | ${stage.when} | ${describeProbes(stage.seen)} | ${latencyOf(stage)} | ${last ? seconds(result.recovery) : ''} |`;
  });

const HEADER = `| fault | when | result | p95 of the rest (of the twin), ratio | recovered after |
| --- | --- | --- | --- | --- |`;

const tableOf = (subject: string, results: readonly ScenarioResult[]): string =>
  [`### ${subject}`, '', HEADER, ...results.flatMap(rowsOf)].join('\n');

/** Faults that this suite does not cover. */
const NOT_COVERED = [
  'two faults at the same time, other than a fault and the load',
  'the loss of a whole machine, of a network between machines, or of DNS: everything runs on one machine over loopback',
  'TLS, real network delay and packet loss',
  'a PostgreSQL server that fails: the suite runs the embedded database; PostgreSQL has its own tests in the backend',
  'damaged data in the database',
  'browsers other than Chromium',
  'more visitors than the rate given below, and attacks by many clients at once',
  'a malicious release: a release runs with all rights of the process, and the suite covers mistakes only',
  'SAP Customer Data Cloud and Algolia themselves: stand-ins on this machine fail in their place',
];

type Named = Pick<ScenarioResult, 'subject' | 'fault'>;

const listOf = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

const subjectsOf = (entries: readonly Named[]) => [...new Set(entries.map(({ subject }) => subject))];

/** Every fault of the suite by its subject; subjects with the same faults share a line. */
const faultsOf = (suite: readonly Named[]): string => {
  const bySet = new Map<string, string[]>();
  for (const subject of subjectsOf(suite)) {
    const faults = suite.filter((one) => one.subject === subject).map(({ fault }) => fault);
    const common = faults.join('; ');
    bySet.set(common, [...(bySet.get(common) ?? []), subject]);
  }
  return listOf([...bySet].map(([faults, subjects]) => `**${subjects.join(', ')}**: ${faults}`));
};

/** Scenarios of the suite that have no result, and why. */
const missingOf = ({ scenarios, notRun }: RunResult, suite: readonly Named[]): string => {
  const has = (entries: readonly Named[], one: Named) =>
    entries.some(({ subject, fault }) => subject === one.subject && fault === one.fault);
  const waiting = suite.filter((one) => !has(scenarios, one) && !has(notRun, one));
  const lines = [
    ...notRun.map(({ subject, fault, reason }) => `${subject}: ${fault}: ${reason}`),
    ...waiting.map(({ subject, fault }) => `${subject}: ${fault}: not run yet`),
  ];
  return lines.length === 0
    ? ''
    : `\n\nNot run, and therefore neither passed nor failed:\n\n${listOf(lines)}`;
};

/** For how long the release storm of the results ran, as its row states it. */
const durationOfStorm = (scenarios: readonly ScenarioResult[]): string => {
  const [stage] = scenarios.find(({ fault }) => fault === RELEASE_STORM)?.stages ?? [];
  return stage ? `; in the results below it ran ${stage.when}` : '';
};

const textOf = (run: RunResult, suite: readonly Named[]): string => {
  const { machine, node, scenarios } = run;
  const fine = scenarios.filter((scenario) => scenario.fine).length;
  const times = scenarios.map(({ at }) => at).sort();
  const rates = [...new Set(scenarios.map(({ rate }) => rate))].join(' or ');
  return `# Resilience: faults and their effects

\`npm run chaos\` starts the built product, injects one fault at a time under load, and records what visitors get. ${fine} of the ${scenarios.length} scenarios that were run passed; the suite has ${suite.length}.${missingOf(run, suite)}

Measured from ${minute(times.at(0))} to ${minute(times.at(-1))} UTC on ${machine}, Node ${node}. Load, browser and product ran on the same machine.

## Faults covered

${faultsOf(suite)}

The scenario with a release every five seconds runs for one minute, or with \`npm run chaos -- --long\` for ten${durationOfStorm(scenarios)}.

## Faults not covered

${listOf(NOT_COVERED)}

## Method

The shell reaches the store and the backend through two proxies that can be switched to a fault. Faulty code is added to the built release of the real remote; that release then gets a new manifest and is made live, as a squad would do it. For each fault:

1. The fault is injected. The affected parts are probed over HTTP and, for faults in the browser, in Chromium.
2. Meanwhile unaffected pages are requested ${rates} times a second, without cache, in ${WINDOWS} windows of ${WINDOW_SECONDS} seconds. The same pages are requested at the same time from a second shell without faults, the twin, because other work on the machine slows both.
3. The fault is removed (the host answers again, the squad rolls back). The time until full recovery is measured.

The rest of the site passes when no request fails and the median over the windows of the ratio of its p95 to the twin's is at most ${MAX_RATIO}. Where pages are so fast that noise is more than that, a median difference of at most ${NOISE_MS} ms passes too. A stage that does not pass is measured in ${MAX_WINDOWS - WINDOWS} windows more, and the median of all ${MAX_WINDOWS} decides. The table has the median p95 of each and the median ratio. Requests that a fault may lose when it begins are counted separately, once, and listed in the table. Unexpected results are in **bold**.

A region of a page is **primary** when it is a remote's own page: it is replaced by the error screen inside the site's frame. It is **essential** when the server could not render it and the browser retries. It is **regular** when it is a row, which is left out, or a card, which the shell replaces by a plain one; both are logged.

## Results

${subjectsOf(scenarios)
  .map((subject) =>
    tableOf(
      subject,
      scenarios.filter((scenario) => scenario.subject === subject),
    ),
  )
  .join('\n\n')}
`;
};

/** Writes the report from the results; `suite` contains every scenario, in the order of the document. */
export const writeReport = async (run: RunResult, suite: readonly Named[]): Promise<void> => {
  await writeFile(REPORT, textOf(run, suite));
  console.log(`The report is ${path.relative(process.cwd(), REPORT)}.`);
};
