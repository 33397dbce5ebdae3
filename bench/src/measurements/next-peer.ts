import { spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { step } from './scripts';
import type { Shell } from '../product';

const SOURCE = path.join('bench', 'peers', 'next');
/** Installed outside of the workspaces, so that building the product does not download Next.js. */
const FOLDER = path.join('.signpost', 'next-peer');
const READY_TIMEOUT_MS = 30_000;

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  spawn(command, args, { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] });

const finish = (command: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = run(command, args, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} exited with ${code}`)),
    );
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const waitUntilReady = async (url: string): Promise<void> => {
  const end = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > end) throw new Error(`${url} did not answer within ${READY_TIMEOUT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/**
 * Installs, builds and starts the list page as a Next.js app on a free port, with the same API. Throws when a
 * step fails, for example without a package registry.
 */
export const startNextPeer = async (api: string, listPath: string): Promise<Shell> => {
  await step('Building the list page as a Next.js app', async () => {
    await mkdir(FOLDER, { recursive: true });
    await cp(SOURCE, FOLDER, { recursive: true });
    await finish('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    await finish('npx', ['next', 'build']);
  });
  const port = String(await freePort());
  const child = run(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
    ...process.env,
    API: api,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin + listPath).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
};
