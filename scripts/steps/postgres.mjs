// A temporary PostgreSQL server for tests. As a command: `node scripts/steps/postgres.mjs -- <command>` runs
// the command with TEST_DATABASE_URL set, so that the backend's tests use that server instead of the embedded
// database.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { PlainError, runMain, step } from './say.mjs';

const MIN_VERSION = 15;
const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
/** Home folder of the user that Debian's package creates, because PostgreSQL refuses to run as root. */
const SERVER_HOME = '/var/lib/postgresql';

/**
 * Starts PostgreSQL on a free port in a temporary folder, passes its URL to `work`, and removes everything
 * afterwards. Returns the result of `work`; prints a note and returns null when there is no PostgreSQL and it
 * cannot be installed.
 */
export const withPostgres = async (work) => {
  const programs = findPrograms() ?? (await install());
  if (!programs) {
    console.log(`• No PostgreSQL ${MIN_VERSION} or newer here, so the tests on PostgreSQL are skipped.`);
    return null;
  }
  const cluster = await start(programs);
  const interrupted = () => {
    cluster.stop();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  try {
    return await work(cluster.url);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
    cluster.stop();
  }
};

/** The folder of initdb, pg_ctl and postgres of the newest installed version that is supported. */
const findPrograms = () => {
  if (isRoot && !existsSync(SERVER_HOME)) return undefined;
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders
    .filter((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= MIN_VERSION)
    .sort((one, other) => other.version - one.version);
  return found[0]?.folder;
};

const versionOf = (folder) => {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
};

/** Installs Debian's package where possible; returns nothing otherwise. */
const install = async () => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    await step('Installing PostgreSQL', async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true });
      await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { quiet: true });
    });
  } catch {
    return undefined;
  }
  return findPrograms();
};

const asServerUser = (command, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const start = async (programs) => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-postgres-'));
  if (isRoot) changeOwnerToServerUser(folder);
  const data = join(folder, 'data');
  const stop = () => {
    const [command, args] = asServerUser(join(programs, 'pg_ctl'), [
      'stop',
      '-D',
      data,
      '-m',
      'immediate',
      '-s',
    ]);
    spawnSync(command, args, { cwd: folder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
    await step(`Starting PostgreSQL from ${programs}`, async () => {
      // Linguistic sorting, so that code which depends on byte order by chance fails here.
      const sorting = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-GB'];
      const initialise = ['-D', data, '-U', 'signpost', '-A', 'trust', '-E', 'UTF8', ...sorting, '--no-sync'];
      await run(...asServerUser(join(programs, 'initdb'), initialise), { quiet: true });
      const begin = ['start', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options];
      await run(...asServerUser(join(programs, 'pg_ctl'), begin), { quiet: true });
    });
    return { url: `postgres://signpost@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
};

const changeOwnerToServerUser = (folder) => {
  const home = statSync(SERVER_HOME);
  chownSync(folder, home.uid, home.gid);
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    const [, , dashes, command, ...args] = process.argv;
    if (dashes !== '--' || !command)
      throw new PlainError('Name the command to run: node scripts/steps/postgres.mjs -- <command>');
    await withPostgres((url) => run(command, args, { env: { TEST_DATABASE_URL: url } }));
  });
}
