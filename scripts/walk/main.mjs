// `npm run walk`: makes a remote in a repository of its own from the published packages, releases it into a running
// product, and rolls it back, as docs/squads.md describes it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, ownPublicKey, releaseBuilt } from '../steps/prepare.mjs';
import { run } from '../steps/run.mjs';
import { PlainError, runMain, since, step } from '../steps/say.mjs';
import { serve } from '../steps/serve.mjs';
import { openPackageRegistry } from './package-registry.mjs';

const NAME = 'student-finance';
const PAGE = `/explore/${NAME}`;
const HEAD = 'src/pages/landing/head.ts';
const TITLE = 'Money for students';

/** Time in which a running shell takes what was released. */
const SWITCH_WITHIN_MS = 15_000;

const titleOf = async (url, bucket) => {
  const answer = await fetch(url + PAGE, { headers: { cookie: `signpost-release=${bucket}` } });
  return answer.ok ? /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] : String(answer.status);
};

const until = async (what, condition) => {
  const end = Date.now() + SWITCH_WITHIN_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new PlainError(`${what}: not within ${SWITCH_WITHIN_MS / 1_000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Runs a command in another folder; its output is printed only when it fails. */
const runIn = (folder, command, args, env) =>
  run('sh', ['-c', `cd "$0" && exec "$@"`, folder, command, ...args], { quiet: true, env });

const walk = async (folder, url, store, packages) => {
  const remote = path.join(folder, NAME);
  const env = { npm_config_registry: packages, SIGNPOST_SHELL: path.resolve('apps/shell') };
  const inRemote = (command, ...args) => runIn(remote, command, args, env);
  const command = (...words) =>
    inRemote(
      'npx',
      'signpost-remote',
      ...words,
      '--store',
      store,
      ...(words[0] === 'release' ? ['--own-key'] : []),
    );
  const isShown = (title, bucket) => async () => (await titleOf(url, bucket))?.includes(title) ?? false;

  const started = performance.now();
  await step('Creating the remote', () =>
    runIn(folder, 'npx', ['--yes', '-p', '@signpost/federation', 'signpost-remote', 'new', NAME], env),
  );
  await step('Installing its packages', () => inRemote('npm', 'install', '--no-audit', '--no-fund'));
  await step('Checking its types', () => inRemote('npm', 'run', 'typecheck'));
  await step('Running its tests', () => inRemote('npm', 'test'));
  await step('Building, checking and releasing it', () => command('release'));
  await until('The page is live', isShown('Student finance', 0));
  const head = path.join(remote, HEAD);
  writeFileSync(head, readFileSync(head, 'utf8').replaceAll('Student finance', TITLE));
  await step('Releasing a change for 10 % of visitors', () => command('release', '--canary', '10'));
  await until('The canary is served to its share', isShown(TITLE, 0));
  if (!(await isShown('Student finance', 99)())) throw new PlainError('The canary is served to others, too.');
  console.log(`From nothing to a canary in ${since(started)}.`);
  await step('Promoting it', () => command('promote'));
  await until('The change is live for all', isShown(TITLE, 99));
  await step('Rolling it back', () => command('rollback'));
  await until('The first release is live again', isShown('Student finance', 99));
};

const main = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signpost-walk-'));
  const closers = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    await build();
    await step('Packing the packages', () => run('node', ['scripts/pack/main.mjs'], { quiet: true }));
    const packages = await step('Starting a package registry', () =>
      openPackageRegistry(path.join(folder, 'packages'), 4873, 'dist/packages'),
    );
    closers.unshift(() => packages.stop());
    const store = path.join(folder, 'releases');
    await releaseBuilt(store, { ownKey: true });
    const product = await step('Starting the product', () =>
      serve({
        PORT: '0',
        HOST: '127.0.0.1',
        SITE_URL: 'http://localhost',
        MICRO_CACHE: 'off',
        DATA_DIR: path.join(folder, 'data'),
        RELEASE_STORE: store,
        RELEASE_CACHE: path.join(folder, 'cache'),
        REGISTRY_KEYS: ownPublicKey(store),
      }),
    );
    closers.unshift(() => product.stop());
    const touched = () => run('git', ['status', '--porcelain'], { quiet: true });
    const before = await touched();
    await walk(folder, `http://127.0.0.1:${product.port}`, store, packages.url);
    if ((await touched()) !== before) throw new PlainError('The remote changed files of this repository.');
    console.log('The remote touched no file of this repository.');
  } finally {
    for (const close of closers) await close();
  }
};

await runMain(main);
