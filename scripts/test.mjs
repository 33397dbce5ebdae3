// `npm test`: all checks, from a clean checkout, fastest first. `npm test -- --changed[=commit]`: those that a
// change affects.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBrowser, installDebianBrowser } from './steps/browser.mjs';
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode } from './steps/machine.mjs';
import { changedSteps } from './steps/changed.mjs';
import { inParallel, nx, REPOSITORY_CHECKS, runSteps } from './steps/checks.mjs';
import { run } from './steps/run.mjs';
import { withPostgres } from './steps/postgres.mjs';
import { runMain } from './steps/say.mjs';
import { serveOnOtherNodes } from './steps/node-versions.mjs';

/** More than cores, because tests of processes, timeouts and mail mostly wait. */
const JEST_WORKERS = Math.ceil(availableParallelism() * 1.5);

const jest = (args, env = {}) => run('jest', [...args, '--ci', `--maxWorkers=${JEST_WORKERS}`], { env });

const testUnits = () => jest([], { NODE_OPTIONS: '--experimental-vm-modules' });

const BACKEND = ['--config', 'apps/backend/jest.config.mjs'];

/** On PostgreSQL where it is available, and what is about storage on the embedded database. */
const testBackend = async () =>
  (await withPostgres((url) => jest(BACKEND, { TEST_DATABASE_URL: url }))) ?? (await jest(BACKEND));

const allSteps = async () => {
  // Imported here, because it needs the installed packages.
  const { checkSupplyChain } = await import('./steps/supply-chain.mjs');
  await ensureBrowser();
  return [
    inParallel([
      ['Checking the format', () => run('prettier', ['--check', '.', '--log-level', 'warn'])],
      ...REPOSITORY_CHECKS,
      ['Checking shipped packages', checkSupplyChain],
    ]),
    ['Linting and checking types', () => nx(['lint', 'typecheck'])],
    ['Unit tests', testUnits],
    ['Testing the backend', testBackend],
    ['Building', () => nx(['build'])],
    inParallel([
      ['Testing other versions of Node', serveOnOtherNodes],
      [
        'Checking conformance of every remote',
        () => run('tsx', ['packages/federation/src/conformance/cli.ts', 'all', '--quick']),
      ],
    ]),
    [
      'Testing the built product in a browser',
      () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts']),
    ],
  ];
};

const main = async () => {
  const { values } = parseArgs({
    // The commit is optional.
    args: process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=' : argument)),
    options: { changed: { type: 'string' } },
  });
  checkNode();
  checkDisk();
  const runsAll = values.changed === undefined;
  await Promise.all([installPackages(), runsAll && installDebianBrowser()]);
  await runSteps(runsAll ? await allSteps() : changedSteps(values.changed));
};

await runMain(main);
