// `npm run tasks [-- words…]`: does what visitors come for on the site at SITE, all tasks or those with these words in
// their names, RUNS times each, and prints their steps and seconds. Fails when a task does not end well.
import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config';
import { TASKS, type Task } from './tasks';
import { Visitor, type Effort } from './visitor';

const SITE = process.env['SITE'] ?? 'http://localhost:4200';
const RUNS = Number(process.env['RUNS'] ?? 3);
const STEP_TIMEOUT_MS = 15_000;

/** A run of a task: what the visitor did, and how long the site took. */
interface Run extends Effort {
  readonly seconds: number;
}

/** Does a task as a new visitor who has refused measuring. */
const run = async (browser: Browser, { perform }: Task): Promise<Run> => {
  const context = await browser.newContext({
    baseURL: SITE,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const page = await context.newPage();
  try {
    const visitor = new Visitor(page);
    await visitor.begin('/');
    await page.getByRole('button', { name: 'Reject' }).click();
    const started = performance.now();
    await perform(visitor);
    return { ...visitor.effort, seconds: (performance.now() - started) / 1_000 };
  } finally {
    await context.close();
  }
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

const describe = (runs: readonly Run[]): string => {
  const [first] = runs;
  const seconds = median(runs.map((each) => each.seconds)).toFixed(1);
  return first
    ? `${first.presses + first.fields} steps (${first.presses} presses, ${first.fields} fields), ${first.pages} pages, ${seconds} s`
    : 'not run';
};

const main = async (): Promise<void> => {
  const words = process.argv.slice(2).join(' ').toLowerCase();
  const wanted = TASKS.filter(({ name }) => name.toLowerCase().includes(words));
  if (wanted.length === 0) throw new Error(`No task has "${words}" in its name`);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (const task of wanted) {
      const runs: Run[] = [];
      try {
        for (let number = 0; number < RUNS; number += 1) runs.push(await run(browser, task));
        console.log(`done    ${task.name}: ${describe(runs)}`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`FAILED  ${task.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
  }
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
