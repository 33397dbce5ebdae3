import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const MARK = 'node_modules/.signpost-installed';

/** Installs the packages of the lock file when it changed since the last time, or when there are none. */
export const installPackages = async () => {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }),
  );
  writeFileSync(MARK, wanted);
};
