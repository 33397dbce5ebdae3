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

const HEADER = `| fault | when | what a visitor meets there | p95 of the rest (of the twin) | well again after |
| --- | --- | --- | --- | --- |`;

const tableOf = (subject: string, results: readonly ScenarioResult[]): string =>
  [`### ${subject}`, '', HEADER, ...results.flatMap(rowsOf)].join('\n');

const textOf = ({ machine, node, scenarios }: RunResult, all: number): string => {
  const subjects = [...new Set(scenarios.map(({ subject }) => subject))];
  const fine = scenarios.filter((scenario) => scenario.fine).length;
  const times = scenarios.map(({ at }) => at).sort();
  const rates = [...new Set(scenarios.map(({ rate }) => rate))].join(' or ');
  return `# What fails, and what it costs

<!-- Written by \`npm run chaos\`. Change what it does, not this file. -->

Every part of the product is broken in every way that it can be, one at a time, while visitors keep coming. ${fine} of ${scenarios.length} troubles ended as they should${scenarios.length < all ? `; the other ${all - scenarios.length} of the suite's ${all} have not been run yet` : ''}.

Measured from ${minute(times.at(0))} to ${minute(times.at(-1))} UTC on ${machine}, Node ${node}; load, browser and product on the one machine.

## How it is done

The built product runs with a switch for faults between the shell and the store, and another between the shell and the backend. Faulty code is put into the built release of the real remote, which is then described, hashed and made live as a squad would do it. Each trouble runs through these steps:

1. The trouble begins, and the troubled part is looked at over HTTP and, where it is the browser that fails, in Chromium.
2. Meanwhile pages in which the part has no share are asked for ${rates} times a second for five seconds, each rendered anew. A twin of the shell, which no fault reaches, is asked for the same pages at the same time: what else the machine does slows both.
3. The trouble ends (the host heals, the squad rolls back), and the clock runs until all is as it was.

The rest keeps its pace when no request fails and its p95 is at most ${Math.round((SHARE - 1) * 100)} % above the twin's, or ${FLOOR} ms where that is more. Chance is met by measuring up to three times: what is felt shows in all of them. Something that should not be is in **bold**.

By class: a **primary** region is a page of the remote's own, and falls to the designed error screen inside the site's frame. An **essential** one is what the server could not draw, and the browser tries again. A **regular** one is a row, which is left out, or a card, for which the shell has a plain one; both are logged.

## What was found

${subjects
  .map((subject) =>
    tableOf(
      subject,
      scenarios.filter((scenario) => scenario.subject === subject),
    ),
  )
  .join('\n\n')}
`;
};

/** Writes the document from what was found; `all` is how many scenarios there are. */
export const writeReport = async (run: RunResult, all: number): Promise<void> => {
  const options = (await prettier.resolveConfig(DOCUMENT)) ?? {};
  await writeFile(DOCUMENT, await prettier.format(textOf(run, all), { ...options, parser: 'markdown' }));
};
