import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { FLOOR, SHARE } from './pace';
import type { RunResult, ScenarioResult, Seen, StageResult } from './results';

const DOCUMENT = path.resolve(__dirname, '../../docs/resilience.md');

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const seconds = (value: number | null) => (value === null ? '**never**' : `${(value / 1_000).toFixed(1)} s`);

const minute = (time = '') => time.slice(0, 16).replace('T', ' ');

/** Places that look alike are told together: `/a, /b: the page`. */
const told = (seen: readonly Seen[]): string => {
  return [...grouped(seen)]
    .map(([outcome, places]) => `${places.map(placeOf).join(', ')}: ${outcome}`)
    .join('<br>');
};

const grouped = (seen: readonly Seen[]): Map<string, Seen[]> => {
  const groups = new Map<string, Seen[]>();
  for (const look of seen) groups.set(outcomeOf(look), [...(groups.get(outcomeOf(look)) ?? []), look]);
  return groups;
};

const placeOf = ({ place }: Seen) => place.replace(/(\/\S*)/, '`$1`');
const outcomeOf = ({ expected, seen }: Seen) =>
  seen === expected ? seen : `**${seen}**, where it should be ${expected}`;

const paceOf = ({ rest, twin, level }: StageResult): string => {
  const pace = `${milliseconds(rest.p95)} (${milliseconds(twin.p95)})`;
  return `${level ? pace : `**${pace}**`}${rest.failed ? `, **${rest.failed} failed**` : ''}`;
};

const rowsOf = (result: ScenarioResult): string[] =>
  result.stages.map((stage, index) => {
    const last = index === result.stages.length - 1;
    const fault = index === 0 ? result.fault : '';
    return `| ${fault} | ${stage.when} | ${told(stage.seen)} | ${paceOf(stage)} | ${last ? seconds(result.recovery) : ''} |`;
  });

const HEADER = `| fault | when | what is seen | p95 of the rest (of the twin) | recovered after |
| --- | --- | --- | --- | --- |`;

const tableOf = (subject: string, results: readonly ScenarioResult[]): string =>
  [`### ${subject}`, '', HEADER, ...results.flatMap(rowsOf)].join('\n');

/** What this suite leaves out. */
const NOT_TRIED = [
  'two troubles at the same time, other than a trouble and the load',
  'the loss of a whole machine, of a network between machines, or of DNS: everything runs on one machine over loopback',
  'TLS, real network delay and packet loss',
  'a PostgreSQL server that fails: the suite runs the embedded database; PostgreSQL has its own tests in the backend',
  'damaged data in the database',
  'browsers other than Chromium',
  'more visitors than the rate given below, and attacks by many clients at once',
  'a release that means harm: a release runs with all rights of the process, and the suite tries mistakes only',
  'SAP Customer Data Cloud, Algolia and mail servers that fail',
];

type Named = Pick<ScenarioResult, 'subject' | 'fault'>;

const listOf = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

const subjectsOf = (entries: readonly Named[]) => [...new Set(entries.map(({ subject }) => subject))];

/** Every trouble of the suite by its subject; subjects with the same troubles share a line. */
const troublesOf = (suite: readonly Named[]): string => {
  const bySet = new Map<string, string[]>();
  for (const subject of subjectsOf(suite)) {
    const faults = suite.filter((one) => one.subject === subject).map(({ fault }) => fault);
    const common = faults.join('; ');
    bySet.set(common, [...(bySet.get(common) ?? []), subject]);
  }
  return listOf([...bySet].map(([faults, subjects]) => `**${subjects.join(', ')}**: ${faults}`));
};

/** What of the suite has no result, and why. */
const missingOf = ({ scenarios, notRun }: RunResult, suite: readonly Named[]): string => {
  const has = (entries: readonly Named[], one: Named) =>
    entries.some(({ subject, fault }) => subject === one.subject && fault === one.fault);
  const waiting = suite.filter((one) => !has(scenarios, one) && !has(notRun, one));
  const lines = [
    ...notRun.map(({ subject, fault, reason }) => `${subject}: ${fault}: ${reason}`),
    ...waiting.map(({ subject, fault }) => `${subject}: ${fault}: not run since it was written`),
  ];
  return lines.length === 0
    ? ''
    : `\n\nNot run, and therefore neither passed nor failed:\n\n${listOf(lines)}`;
};

const textOf = (run: RunResult, suite: readonly Named[]): string => {
  const { machine, node, scenarios } = run;
  const fine = scenarios.filter((scenario) => scenario.fine).length;
  const times = scenarios.map(({ at }) => at).sort();
  const rates = [...new Set(scenarios.map(({ rate }) => rate))].join(' or ');
  return `# Resilience: what fails, and what it costs

<!-- Written by \`npm run chaos\`. Change e2e/chaos, not this file. -->

\`npm run chaos\` starts the built product, causes one trouble at a time while visitors keep coming, and records what they meet. ${fine} of the ${scenarios.length} troubles that were run ended as they should; the suite has ${suite.length}.${missingOf(run, suite)}

Measured from ${minute(times.at(0))} to ${minute(times.at(-1))} UTC on ${machine}, Node ${node}. Load, browser and product ran on the same machine.

## What is tried

${troublesOf(suite)}

A release every five seconds is tried for one minute; \`npm run chaos -- --long\` does it for ten. Its row below says for how long it was run.

## What is not tried

${listOf(NOT_TRIED)}

## How it is done

The shell reaches the store and the backend through two proxies that can be switched to a fault. Faulty code is added to the built release of the real remote; that release is then described, hashed and made live, as a squad would do it. For each trouble:

1. The trouble is caused. The parts that it concerns are checked over HTTP and, where the browser is what fails, in Chromium.
2. Meanwhile pages that have nothing to do with the trouble are requested ${rates} times a second for five seconds. Each is rendered anew. The same pages are requested at the same time from a second shell that no fault reaches, the twin: other work on the machine slows both.
3. The trouble is ended (the host answers again, the squad rolls back). The time until everything is as it was before is measured.

The rest of the site passes when no request fails and its p95 is at most ${Math.round((SHARE - 1) * 100)} % above the twin's, or at most ${FLOOR} ms above it where that is more. It is measured up to three times, and one good measurement is enough: a real slowdown shows in all three. Requests that a trouble could cost as it begins are counted apart, once, and stand in the table. What differs from what is expected is in **bold**.

A region of a page is **primary** when it is a remote's own page: it is replaced by the error screen inside the site's frame. It is **essential** when the server could not render it and the browser tries again. It is **regular** when it is a row, which is left out, or a card, for which the shell has a plain one; both are logged.

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

/** Writes the document from the results; `suite` is every scenario that there is, in the order of the document. */
export const writeReport = async (run: RunResult, suite: readonly Named[]): Promise<void> => {
  const options = (await prettier.resolveConfig(DOCUMENT)) ?? {};
  await writeFile(DOCUMENT, await prettier.format(textOf(run, suite), { ...options, parser: 'markdown' }));
};
