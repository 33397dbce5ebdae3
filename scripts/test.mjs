// `npm test`: all checks, from a clean checkout, fastest first.
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

/** The backend's tests, on all cores: by default Jest leaves one free, which is half of a small machine. */
const backend = (env = {}) =>
  run('jest', ['--config', 'apps/backend/jest.config.mjs', '--maxWorkers=100%'], { env });

const main = async () => {
  const started = performance.now();
  checkNode();
  checkDisk();
  await installPackages();
  // Imported here, because they need the installed packages.
  const { installBrowser } = await import('./steps/browser.mjs');
  const { checkSupplyChain } = await import('./steps/supply-chain.mjs');
  await installBrowser();
  let output = '';
  let hasFailed = false;
  const runStep = async (what, work) => {
    try {
      output += (await step(what, work)) ?? '';
    } catch (error) {
      output += error.output ?? '';
      hasFailed = true;
      throw error;
    }
  };
  try {
    await runStep('Checking the format', () => run('prettier', ['--check', '.', '--log-level', 'warn']));
    await runStep('Linting files outside projects', () =>
      run('eslint', ['--max-warnings', '0', 'scripts', 'eslint.config.mjs', 'jest.preset.mjs']),
    );
    await runStep('Checking imports for circles and layers', () =>
      run('npm', ['run', '--silent', 'imports']),
    );
    await runStep('Following what the documents mention', async () => {
      const tests = ['scripts/documents/documents.test.mjs', 'scripts/references/references.test.mjs'];
      const tested = await run('node', ['--test', ...tests], { quiet: true });
      await run('npm', ['run', '--silent', 'references', '--', '--check']);
      return tested + (await run('node', ['scripts/documents/main.mjs']));
    });
    await runStep('Checking the specification', async () => {
      const tested = await run('node', ['--test', 'scripts/specification/specification.test.mjs'], {
        quiet: true,
      });
      return tested + (await run('node', ['scripts/specification/main.mjs', '--check']));
    });
    // Module boundaries are only checked when the project graph exists.
    await runStep('Reading the project graph', () => run('nx', ['show', 'projects'], { quiet: true }));
    await runStep('Checking shipped packages', checkSupplyChain);
    await runStep('Linting and checking types', () => nx(['lint', 'typecheck']));
    await runStep('Unit tests', () => nx(['unit'], '--exclude=backend'));
    await runStep('Testing the backend', () => backend());
    await runStep('Testing the backend on PostgreSQL as well', () =>
      withPostgres((url) => backend({ TEST_DATABASE_URL: url })),
    );
    await runStep('Building', () => nx(['build']));
    await runStep('Testing other versions of Node', serveOnOtherNodes);
    await runStep('Checking conformance of every remote', () =>
      run('tsx', ['packages/federation/src/conformance/cli.ts', 'all', '--quick']),
    );
    await runStep('Testing the built product in a browser', () =>
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts']),
    );
  } finally {
    const { passed, failed } = countTests(output);
    console.log(`\nEverything took ${since(started)}.`);
    // A step can fail without a failed test: a suite that does not start, or an unformatted file.
    console.log(`${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed`);
  }
};

await runMain(main);
