import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs git and returns its output without the last line break; throws when it fails. */
export const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The files that differ from a commit, with those that git does not know yet, without deleted ones. */
export const changedFiles = (commit) =>
  [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file && existsSync(file));
