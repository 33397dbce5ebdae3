import { run } from './run.mjs';
import { countTests } from './count.mjs';
import { since, step } from './say.mjs';

/** Runs targets of Nx on all projects, or with `since` on those that changes after that commit affect. */
export const nx = (targets, { since: base } = {}) =>
  run(
    'nx',
    [
      ...(base ? ['affected', `--base=${base}`] : ['run-many']),
      '-t',
      ...targets,
      '--output-style=static',
      '--parallel=2',
    ],
    { env: base ? { CHANGED_SINCE: base } : {} },
  );

/**
 * One step that runs several at the same time, because each uses one core only. Rejects with the error of the first
 * in the list that failed, after all have ended.
 */
export const inParallel = (steps) => [
  steps.map(([what]) => what).join(' · '),
  async () => {
    const results = await Promise.allSettled(steps.map(([, work]) => work()));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return results.map(({ value }) => value ?? '').join('\n');
  },
];

/** Checks of the repository as a whole: imports, documents, the specification and folders. */
export const REPOSITORY_CHECKS = [
  [
    'Linting files outside projects',
    () => run('eslint', ['--max-warnings', '0', 'scripts', 'eslint.config.mjs', 'jest.preset.mjs']),
  ],
  ['Checking the size of folders', () => run('node', ['scripts/folders.mjs'])],
  ['Checking imports for circles and layers', () => run('npm', ['run', '--silent', 'imports'])],
  ['Checking for exports and files that nothing uses', () => run('npm', ['run', '--silent', 'unused'])],
  [
    'Following what the documents mention',
    async () => {
      const tests = ['scripts/documents/documents.test.mjs', 'scripts/references/references.test.mjs'];
      const tested = await run('node', ['--test', ...tests], { quiet: true });
      await run('npm', ['run', '--silent', 'references', '--', '--check']);
      return tested + (await run('node', ['scripts/documents/main.mjs']));
    },
  ],
  [
    'Checking the specification',
    async () => {
      const tested = await run('node', ['--test', 'scripts/specification/specification.test.mjs'], {
        quiet: true,
      });
      return tested + (await run('node', ['scripts/specification/main.mjs', '--check']));
    },
  ],
  [
    'Testing the scripts that pack and search the packages, and that make a remote',
    () =>
      run(
        'node',
        [
          '--test',
          'scripts/pack/pack.test.mjs',
          'scripts/pack/pack-shell.test.mjs',
          'scripts/impact/impact.test.mjs',
          'scripts/new.test.mjs',
        ],
        { quiet: true },
      ),
  ],
  // Module boundaries are only checked when the project graph exists.
  ['Reading the project graph', () => run('nx', ['show', 'projects'], { quiet: true })],
];

/** Runs steps in turn until one fails, then prints how many tests passed and failed. */
export const runSteps = async (steps) => {
  const started = performance.now();
  let output = '';
  let hasFailed = false;
  try {
    for (const [what, work] of steps) output += (await step(what, work)) ?? '';
  } catch (error) {
    output += error.output ?? '';
    hasFailed = true;
    throw error;
  } finally {
    const { passed, failed } = countTests(output);
    console.log(`\nEverything took ${since(started)}.`);
    // A step can fail without a failed test: a suite that does not start, or an unformatted file.
    console.log(`${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed`);
  }
};
