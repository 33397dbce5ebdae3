import { execFile, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFixtureRemote, type FixtureRemote } from './fixture-remote';

const ROOT = path.resolve(__dirname, '../../..');
const SHELL = 'apps/shell/node_modules/.cache/development/server/main.js';
const FREE_PORT = '0';

interface Process {
  readonly child: ChildProcess;
  readonly port: number;
}

/** The part of `npm run dev`'s scripts that runs its processes. */
interface Steps {
  startProcess(
    file: string,
    settings: Readonly<Record<string, string>>,
    options?: { execArgv: readonly string[] },
  ): Promise<Process>;
  stopProcess(child: ChildProcess): Promise<void>;
}

/** A development session of the remote `fixture`. */
export interface DevSession {
  readonly url: string;
  readonly remote: FixtureRemote;
  stop(): Promise<void>;
}

/**
 * Builds the shell for development and starts what `npm run dev` starts, with the remote `fixture` alone, on a backend
 * that runs already. The remote's folder is inside the repository, so that its packages are found.
 */
export const startDevSession = async (backend: string): Promise<DevSession> => {
  process.chdir(ROOT);
  const { startProcess, stopProcess } = (await import(path.join(ROOT, 'scripts/steps/serve.mjs'))) as Steps;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'apps/shell/build.ts', 'development']);
  await mkdir('.signpost', { recursive: true });
  const folder = await mkdtemp(path.resolve('.signpost/e2e-dev-'));
  const remote = await writeFixtureRemote(path.join(folder, 'fixture'));
  const development = { NODE_ENV: 'development', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: FREE_PORT };
  const builder = await startProcess(
    'packages/federation/src/dev/main.ts',
    {
      ...development,
      DEV_REMOTE: 'fixture',
      DEV_REMOTES: 'fixture',
      DEV_APP: remote.folder,
      DEV_FOLDER: folder,
      DEV_OTHERS: path.join(folder, 'none'),
    },
    { execArgv: ['--import', 'tsx'] },
  );
  const shell = await startProcess(SHELL, {
    ...development,
    BACKEND_URL: backend,
    RELEASE_STORE: path.join(folder, 'releases'),
    RELEASE_CACHE: path.join(folder, 'cache'),
    SITE_URL: `http://127.0.0.1:${builder.port}`,
    MICRO_CACHE: 'off',
  });
  builder.child.send({ shellPort: shell.port });
  return {
    url: `http://127.0.0.1:${builder.port}`,
    remote,
    async stop() {
      for (const { child } of [builder, shell]) await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
