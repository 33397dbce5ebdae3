// `npm test`: everything that must hold, from a clean checkout, cheapest first.
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode } from './steps/machine.mjs';
import { run } from './steps/run.mjs';
import { withPostgres } from './steps/postgres.mjs';
import { runMain, since, step } from './steps/say.mjs';
import { countTests } from './steps/count.mjs';

const nx = (...targets) =>
  run('nx', ['run-many', '-t', ...targets, '--output-style=static', '--parallel=2'], { quiet: false });

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  await installPackages();
  // Here, because it needs the packages.
  const { installBrowser } = await import('./steps/browser.mjs');
  await installBrowser();
  let output = '';
  let broken = false;
  const keep = async (what, work) => {
    try {
      output += await step(what, work);
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
    // Module boundaries are only checked when the project graph is there.
    await keep('Reading the project graph', () => run('nx', ['show', 'projects'], { quiet: true }));
    await keep('Linting, checking types, unit and integration tests', () => nx('lint', 'typecheck', 'unit'));
    await keep('Testing the backend on PostgreSQL as well', async () => {
      const backend = ['--config', 'apps/backend/jest.config.mjs'];
      return (await withPostgres((url) => run('jest', backend, { env: { TEST_DATABASE_URL: url } }))) ?? '';
    });
    await keep('Building', () => nx('build'));
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
