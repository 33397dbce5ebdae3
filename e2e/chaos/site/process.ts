import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** One of the product's processes. */
export interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Kills the remaining processes of a process group, if any. */
const killGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no processes left.
  }
};

/** Sends a process SIGTERM, and kills it after eight seconds; then kills its remaining children. */
export const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 8_000).unref();
  }).then(() => killGroup(child.pid));

/**
 * Starts a built process with its output in a file, and waits until it logs that it is ready. Rejects when it
 * ends before.
 */
export const startProcess = (file: string, env: NodeJS.ProcessEnv, log: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const output = openSync(log, 'a');
    const child = fork(file, [], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: '0',
        ...env,
      },
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', output, output, 'ipc'],
      // Its own process group, so that workers that outlive their supervisor can be killed too.
      detached: true,
    });
    closeSync(output);
    const failed = () => reject(new Error(`${file} ended before it was ready; see ${log}`));
    child.once('exit', failed);
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (!message.ready) return;
      child.off('exit', failed);
      resolve({ port: message.port ?? 0, pid: child.pid ?? 0, stop: () => stopChild(child) });
    });
  });
