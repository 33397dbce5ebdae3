import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { step } from '../measurements/scripts';
import type { Shell } from '../product';
import { serveAsCdn } from './cdn';
import { installedIn, type Framework } from './frameworks';

const SOURCES = path.join('bench', 'peers');
const READY_TIMEOUT_MS = 30_000;

/** A framework's server, and the same behind a compressing proxy as visitors would meet it. */
export interface Peer {
  readonly server: Shell;
  /** Process id of the server. */
  readonly pid: number;
  /** Compresses, and answers pictures from the product's backend. */
  readonly origin: string;
  stop(): Promise<void>;
}

const runIn = (cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(command, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const finish = async (cwd: string, command: string, args: readonly string[]): Promise<void> => {
  const [code] = await once(runIn(cwd, command, args, {}), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}`);
};

const install = (framework: Framework): Promise<void> =>
  step(`Building the pages with ${framework.name}`, async () => {
    const folder = installedIn(framework);
    await mkdir(folder, { recursive: true });
    await cp(path.join(SOURCES, framework.folder), folder, { recursive: true });
    await cp(path.join(SOURCES, 'shared'), path.join(folder, 'shared'), { recursive: true });
    await finish(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    await finish(folder, 'npx', framework.build);
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
    await setTimeout(200);
  }
};

/**
 * Installs, builds and starts the pages of a framework on a free port, with the product's API. `page` is a path that
 * must answer. Throws when a step fails, for example without a package registry.
 */
export const startPeer = async (framework: Framework, api: string, page: string): Promise<Peer> => {
  await install(framework);
  const port = await freePort();
  const { args, env } = framework.serve(port);
  const child = runIn(installedIn(framework), process.execPath, args, {
    API: api,
    NODE_ENV: 'production',
    ...env,
  });
  const stopServer = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin + page);
    const cdn = await serveAsCdn(origin, api);
    return {
      server: { origin, stop: stopServer },
      pid: child.pid ?? 0,
      origin: cdn.origin,
      stop: async () => {
        await cdn.stop();
        await stopServer();
      },
    };
  } catch (error) {
    await stopServer();
    throw error;
  }
};
