// `npm run dev -- unis`: rebuilds one remote on every save, inside the real shell; the others run their last
// release. With `--shell <address>` the remote is shown inside a deployed site.
import { existsSync, readFileSync } from 'node:fs';
import { installPackages } from './steps/install.mjs';
import { checkDisk, checkNode, checkPort, parsePort } from './steps/machine.mjs';
import { remoteNames } from './steps/prepare.mjs';
import { run } from './steps/run.mjs';
import { PlainError, runMain, since, step } from './steps/say.mjs';
import { startProcess, stopProcess } from './steps/serve.mjs';

const SHELL = 'apps/shell/node_modules/.cache/development/server/main.js';

/** Returns the remote to work on; throws with the valid names when it is unknown. */
const parseRemote = (name) => {
  const remotes = remoteNames();
  if (remotes.includes(name)) return name;
  const known = `The remotes are ${remotes.join(', ')}.`;
  throw new PlainError(
    name
      ? `There is no remote called ${name}. ${known}`
      : `Name the remote to work on: npm run dev -- unis. ${known}`,
  );
};

const isSite = (store) => /^https?:/.test(store);

const unreleasedRemotes = (store, names) => {
  if (isSite(store)) return [];
  const file = `${store}/registry.json`;
  const { remotes } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} };
  return names.filter((name) => !remotes[name]);
};

const prepare = (others) =>
  step('Building the shell for development, and missing remotes', async () => {
    const projects = ['backend', ...others].join(',');
    await Promise.all([
      run('nx', ['run-many', '-t', 'build', '-p', projects, '--output-style=static'], { quiet: true }),
      run('tsx', ['apps/shell/build.ts', 'development'], { quiet: true }),
    ]);
  });

/** Starts the parts in order; each is added to `parts` before it starts, so that all can be stopped at any time. */
const startParts = async (name, { port, host, others, folder }, parts) => {
  const development = { NODE_ENV: 'development', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0' };
  const start = (file, env, execArgv = ['--enable-source-maps']) =>
    startProcess(file, { ...development, ...env }, { execArgv, onChild: (child) => parts.push(child) });
  const [backend, builder] = await Promise.all([
    start('apps/backend/dist/main.mjs', { DATA_DIR: `${folder}/data`, IDENTITY_OUTBOX: 'true' }),
    start(
      'packages/federation/src/dev/main.ts',
      {
        DEV_REMOTE: name,
        DEV_REMOTES: remoteNames().join(','),
        DEV_APP: `apps/${name}`,
        DEV_FOLDER: folder,
        DEV_OTHERS: others,
        HOST: host,
        PORT: String(port),
      },
      ['--import', 'tsx'],
    ),
  ]);
  const shell = await start(SHELL, {
    BACKEND_URL: `http://127.0.0.1:${backend.port}`,
    RELEASE_STORE: `${folder}/releases`,
    RELEASE_CACHE: `${folder}/cache`,
    SITE_URL: `http://localhost:${port}`,
    MICRO_CACHE: 'off',
    // The other remotes' releases stay where they are when their store is a site.
    ...(isSite(others) && { RELEASE_ORIGINS: new URL(others).origin }),
  });
  builder.child.send({ shellPort: shell.port });
};

const main = async () => {
  const startedAt = performance.now();
  const name = parseRemote(process.argv[2]);
  checkNode();
  checkDisk();
  const port = parsePort(process.env.PORT, 4200);
  const host = process.env.HOST ?? '127.0.0.1';
  await checkPort(port, host);
  await installPackages();
  const others = process.env.RELEASE_STORE ?? '.signpost/releases';
  await prepare(
    unreleasedRemotes(
      others,
      remoteNames().filter((remote) => remote !== name),
    ),
  );
  const parts = [];
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve('requested'));
  });
  const options = { port, host, others, folder: `.signpost/dev/${name}` };
  try {
    const starting = step(`Starting with ${name}`, () => startParts(name, options, parts));
    if ((await Promise.race([stopped, starting])) !== 'requested') {
      console.log(
        `\nSignpost is at http://localhost:${port} (ready in ${since(startedAt)}), and rebuilds ${name} on every save.`,
      );
      console.log('Ctrl-C stops it.\n');
      const ended = parts.map((part) => new Promise((resolve) => part.once('exit', () => resolve('ended'))));
      if ((await Promise.race([stopped, ...ended])) === 'ended') {
        throw new PlainError('A part of Signpost stopped unexpectedly; see its log above.');
      }
    }
    console.log('\nStopped.');
  } finally {
    await Promise.all(parts.map(stopProcess));
  }
};

const words = process.argv.slice(2);
if (words.some((word) => /^(--shell|--help|-h)(=|$)/.test(word))) {
  await runMain(() => run('tsx', ['packages/federation/src/dev/at-site/cli.ts', ...words]));
} else {
  await runMain(main);
}
