import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_TIMEOUT_MS = 120_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });

const startOnce = async (folder: string): Promise<number> => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: `${folder}/data`,
      RELEASE_STORE: `${folder}/releases`,
      RELEASE_CACHE: `${folder}/cache`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`npm start ${reason}:\n${output}`));
      setTimeout(fail, START_TIMEOUT_MS, `was not ready within ${START_TIMEOUT_MS / 1000} s`).unref();
      child.once('exit', () => fail('ended before it was ready'));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(`localhost:${port}`)) resolve((performance.now() - started) / 1000);
      });
    });
  } finally {
    child.removeAllListeners('exit');
    const exited = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await exited;
    }
  }
};

/** Seconds that `npm start` takes on a second start: nothing to install or build, and data in place. */
export const measureSecondStart = async (folder: string): Promise<number> => {
  await startOnce(folder);
  return startOnce(folder);
};
