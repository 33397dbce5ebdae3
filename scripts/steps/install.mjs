import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const MARK = 'node_modules/.signpost-installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/**
 * Installs the packages of the lock file when it changed since the last time, or when there are none. Uses
 * `install`, not `ci`: a lock file written on one platform may lack another's optional binaries, which `ci`
 * refuses to add.
 */
export const installPackages = async () => {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lockHash()) return;
  await step('Installing packages', () =>
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }),
  );
  writeFileSync(MARK, lockHash());
};
