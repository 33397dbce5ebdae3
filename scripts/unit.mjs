// Runs one project's Jest tests. With CHANGED_SINCE it runs those that depend on a file that changed after that
// commit, or all of them when a package that the project may import changed. A project without tests prints a note
// and passes; Nx caches the result.
import { spawnSync } from 'node:child_process';
import { changedFiles } from './steps/changed-files.mjs';

const [root] = process.argv.slice(2);
const base = process.env.CHANGED_SINCE;
const hasChangedPackage = (files) =>
  files.some((file) => /^(packages\/|jest\.preset|package-lock)/.test(file) && !file.startsWith(`${root}/`));
const related = base && !hasChangedPackage(changedFiles(base)) ? [`--changedSince=${base}`] : [];

const args = ['--config', `${root}/jest.config.mjs`, '--passWithNoTests', '--ci', ...related];
const run = spawnSync('npx', ['jest', ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
});
process.exit(run.status ?? 1);
