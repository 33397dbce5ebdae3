import { spawn } from 'node:child_process';
import { PlainError } from './say.mjs';

const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

/**
 * Runs a command of the workspace and returns its output. Rejects with a PlainError when it fails. Prints the
 * output as it comes or, with `quiet`, only on failure.
 */
export const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      const failure = new PlainError(
        /ENOSPC/.test(output) ? 'ENOSPC' : `"${command} ${args.join(' ')}" failed.`,
      );
      reject(Object.assign(failure, { output }));
    });
  });
