// `npm test`: what every change must pass, from a clean checkout. `npm run test:all`: the nightly tests too, and the
// backend's on PostgreSQL. Nx runs the checks two at a time and repeats none whose files are as they were.
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, installDebianBrowser } from './steps/browser.mjs';
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode } from './steps/machine.mjs';
import { withPostgres } from './steps/postgres.mjs';
import { run } from './steps/run.mjs';
import { runMain, since } from './steps/say.mjs';

/** Targets of Nx in the order in which they begin, as far as what they depend on allows. */
const REQUIRED = [
  'build',
  'types',
  'lint',
  'imports',
  'format',
  'documents',
  'specification',
  'unit',
  'browser',
];
const NIGHTLY = ['unused', 'packages', 'supply-chain', 'node-versions'];

const check = (targets, env = {}) =>
  run('nx', ['run-many', '-t', ...targets, '--output-style=static', '--parallel=2'], { env });

const checkAll = async () => {
  const env = { TEST_ALL: 'true' };
  const targets = [...REQUIRED, ...NIGHTLY];
  return (
    (await withPostgres((url) => check(targets, { ...env, TEST_DATABASE_URL: url }))) ?? check(targets, env)
  );
};

/** Counts the tests in the output of Jest, Node's test runner and Playwright. */
const countTests = (output) => {
  const counts = { passed: 0, failed: 0 };
  for (const line of stripVTControlCharacters(output)
    .split('\n')
    .map((each) => each.trim())) {
    // Jest: "Tests:       3 failed, 22 passed, 25 total". Playwright: "120 passed, 0 failed, 2 skipped".
    if (/^Tests:\s/.test(line) || /^\d+ passed, \d+ failed, \d+ skipped$/.test(line))
      for (const outcome of ['passed', 'failed'])
        counts[outcome] += Number(new RegExp(`(\\d+) ${outcome}`).exec(line)?.[1] ?? 0);
    // Node: "# pass 12" or "ℹ pass 12".
    const [, outcome, count] = /^[#ℹ] (pass|fail) (\d+)$/.exec(line) ?? [];
    if (outcome) counts[`${outcome}ed`] += Number(count);
  }
  return counts;
};

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  await Promise.all([installPackages(), installDebianBrowser()]);
  await ensureBrowser();
  let output = '';
  let hasFailed = false;
  try {
    output = await (process.argv.includes('--all') ? checkAll() : check(REQUIRED));
  } catch (error) {
    output = error.output ?? '';
    hasFailed = true;
    throw error;
  } finally {
    const { passed, failed } = countTests(output);
    console.log(`\nEverything took ${since(started)}.`);
    // A check can fail without a failed test: a file that is not formatted, or a suite that does not start.
    console.log(`${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed`);
  }
};

await runMain(main);
