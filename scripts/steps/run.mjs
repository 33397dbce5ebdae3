import { spawn } from 'node:child_process';
import { PlainError } from './say.mjs';

const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

/** Runs a command of the workspace. Rejects in plain words when it fails, its output having been shown. */
export const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...environment, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new PlainError(/ENOSPC/.test(output) ? 'ENOSPC' : `"${command} ${args.join(' ')}" failed.`));
    });
  });
