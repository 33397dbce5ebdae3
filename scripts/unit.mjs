// Runs one project's Jest tests. A project without tests prints a note and passes; Nx caches the result.
import { spawnSync } from 'node:child_process';

const [root] = process.argv.slice(2);
const run = spawnSync('npx', ['jest', '--config', `${root}/jest.config.mjs`, '--passWithNoTests', '--ci'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
});
process.exit(run.status ?? 1);
