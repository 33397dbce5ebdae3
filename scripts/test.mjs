// `npm test`: everything that must hold, from a clean checkout, cheapest first.
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode } from './steps/machine.mjs';
import { run } from './steps/run.mjs';
import { withPostgres } from './steps/postgres.mjs';
import { runMain, since, step } from './steps/say.mjs';
import { countTests } from './steps/count.mjs';
import { serveOnOtherNodes } from './steps/node-versions.mjs';

const nx = (targets, ...more) =>
  run('nx', ['run-many', '-t', ...targets, ...more, '--output-style=static', '--parallel=2'], {
    quiet: false,
  });

/** The backend's tests, on as many cores as there are: Jest by itself would leave one free, which is half of a small machine. */
const backend = (env = {}) =>
  run('jest', ['--config', 'apps/backend/jest.config.mjs', '--maxWorkers=100%'], { env });

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  await installPackages();
  // Here, because they need the packages.
  const { installBrowser } = await import('./steps/browser.mjs');
  const { checkSupplyChain } = await import('./steps/supply-chain.mjs');
  await installBrowser();
  let output = '';
  let broken = false;
  const keep = async (what, work) => {
    try {
      output += (await step(what, work)) ?? '';
    } catch (error) {
      output += error.output ?? '';
      broken = true;
      throw error;
    }
  };
  try {
    await keep('Checking the format', () => run('prettier', ['--check', '.', '--log-level', 'warn']));
    await keep('Linting what is in no project', () =>
      run('eslint', ['--max-warnings', '0', 'scripts', 'eslint.config.mjs', 'jest.preset.mjs']),
    );
    await keep('Checking the specification', async () => {
      const tested = await run('node', ['--test', 'scripts/specification/specification.test.mjs'], {
        quiet: true,
      });
      return tested + (await run('node', ['scripts/specification/main.mjs', '--check']));
    });
    // Module boundaries are only checked when the project graph is there.
    await keep('Reading the project graph', () => run('nx', ['show', 'projects'], { quiet: true }));
    await keep('Checking what is shipped', checkSupplyChain);
    await keep('Linting and checking types', () => nx(['lint', 'typecheck']));
    await keep('Unit tests', () => nx(['unit'], '--exclude=backend'));
    await keep('Testing the backend', () => backend());
    await keep('Testing the backend on PostgreSQL as well', () =>
      withPostgres((url) => backend({ TEST_DATABASE_URL: url })),
    );
    await keep('Building', () => nx(['build']));
    await keep('Trying other versions of Node', serveOnOtherNodes);
    await keep('Proving that every remote conforms', () =>
      run('tsx', ['packages/federation/src/conformance/cli.ts', 'all', '--quick']),
    );
    await keep('Testing the built product in a browser', () =>
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts']),
    );
  } finally {
    const { passed, failed } = countTests(output);
    console.log(`\nEverything took ${since(started)}.`);
    // A step can fail without a failed test: a suite that does not start, a file that is not formatted.
    console.log(`${passed} passed, ${broken ? Math.max(failed, 1) : failed} failed`);
  }
};

await runMain(main);
