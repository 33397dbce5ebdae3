import { changedFiles, git } from './changed-files.mjs';
import { nx, REPOSITORY_CHECKS } from './checks.mjs';
import { remoteNames } from './prepare.mjs';
import { run } from './run.mjs';

const commitOf = (...args) => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** The commit with which the work is compared: the given one, else where it left the main branch. */
const findBase = (given) =>
  (given && git('rev-parse', given)) ||
  (commitOf('merge-base', 'HEAD', 'origin/main') ??
    commitOf('merge-base', 'HEAD', 'main') ??
    git('rev-parse', 'HEAD'));

const isIn = (folder) => (file) => file.startsWith(folder);

/**
 * The steps of `npm test -- --changed`: the checks of the repository, then what the files that changed since
 * `given` affect. Without a change to the browser tests it opens no browser; CI runs everything.
 */
export const changedSteps = (given) => {
  const base = findBase(given);
  const files = changedFiles(base);
  console.log(`${files.length} files changed since ${base.slice(0, 9)}`);
  const remotes = remoteNames().filter((name) => files.some(isIn(`apps/${name}/`)));
  const hasBrowserTests = files.some(isIn('e2e/'));
  return [
    [
      'Checking the format',
      () => files.length && run('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]),
    ],
    ...REPOSITORY_CHECKS,
    ['Linting and checking types', () => nx(['lint', 'typecheck'], { since: base })],
    ['Unit tests', () => nx(['unit'], { since: base })],
    ...(remotes.length > 0 || hasBrowserTests ? [['Building', () => nx(['build'])]] : []),
    ...(remotes.length > 0
      ? [
          [
            'Checking conformance of changed remotes',
            () => run('tsx', ['packages/federation/src/conformance/cli.ts', ...remotes, '--quick']),
          ],
        ]
      : []),
    ...(hasBrowserTests
      ? [
          [
            'Testing in a browser what changed',
            () =>
              run('playwright', ['test', '--config', 'e2e/playwright.config.ts', `--only-changed=${base}`]),
          ],
        ]
      : []),
  ];
};
