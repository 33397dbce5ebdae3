import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../steps/run.mjs';
import { PlainError, since, step } from '../steps/say.mjs';
import { develop } from './develop.mjs';
import { pressButton } from './press-button.mjs';
import { until } from './until.mjs';

const NAME = 'student-finance';
const PAGE = `/explore/${NAME}`;
const TITLE = 'Student finance';
const CHANGED_TITLE = 'Money for students';

/** Time from an empty folder to a retired remote. */
const TOTAL_WITHIN_MS = 600_000;

/** What the page shows to a visitor with these cookies: its title, or the status of an answer without a page. */
const titleOf = async (url, cookie) => {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return answer.ok ? (/<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? '') : String(answer.status);
};

/** Runs a command in another folder; its output is printed only when it fails. */
const runIn = (folder, command, args, env) =>
  run('sh', ['-c', `cd "$0" && exec "$@"`, folder, command, ...args], { quiet: true, env });

const change = (file, ...replacements) => {
  const changed = replacements.reduce(
    (text, [before, after]) => text.replaceAll(before, after),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, changed);
};

/** Gives the page another title, and a button that counts. */
const changePage = (remote) => {
  change(path.join(remote, 'src/pages/landing/head.ts'), [TITLE, CHANGED_TITLE]);
  change(
    path.join(remote, 'src/pages/landing/page.tsx'),
    ['import { useLoaderData }', "import { useState } from 'react';\nimport { useLoaderData }"],
    [
      '  return (\n    <>\n',
      '  const [count, setCount] = useState(0);\n  return (\n    <>\n' +
        '      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>\n',
    ],
  );
};

/** The squad's commands, in the folder of its remote. */
const squad = ({ folder, store, packages, operators }) => {
  const remote = path.join(folder, NAME);
  const env = {
    npm_config_registry: packages,
    RELEASE_STORE: store,
    REGISTRY_KEYS: operators,
    REGISTRY_SIGNING_KEY: path.join(folder, 'squad.pem'),
  };
  return {
    remote,
    env,
    create: () =>
      runIn(folder, 'npx', ['--yes', '-p', '@signpost/federation', 'signpost-remote', 'new', NAME], env),
    npm: (...words) => runIn(remote, 'npm', words, env),
    command: (...words) => runIn(remote, 'npx', ['signpost-remote', ...words], env),
    key: async () =>
      (await runIn(remote, 'npx', ['signpost-remote', 'keys', env.REGISTRY_SIGNING_KEY], env)).trim(),
  };
};

/** The operators let the squad's key release its remote. */
const grant = (store, key) =>
  run('tsx', ['packages/federation/src/release/cli.ts', 'rights', 'grant', NAME, key, '--store', store], {
    quiet: true,
    env: { REGISTRY_SIGNING_KEY: `${store}.pem` },
  });

/** Shows the build in `dist` to one browser of the site, while nobody else sees it. */
const preview = async ({ command }, site) => {
  const [, release = ''] =
    /: ([0-9a-f]{12}) is in the store/.exec(await command('release', '--preview', '--built')) ?? [];
  const link = (await command('preview', release, '--site', site + PAGE)).trim();
  const { headers } = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
  const [shown, usual] = [await titleOf(site + PAGE, cookie), await titleOf(site + PAGE, '')];
  if (!shown.includes(TITLE) || usual !== '404')
    throw new PlainError(`Preview: ${shown}; visitors: ${usual}`);
};

/** Releases a change for a share, then for all, and takes it back. */
const releaseChange = async ({ remote, command }, site, started) => {
  const isShown = (title, bucket) => async () =>
    (await titleOf(site + PAGE, `signpost-release=${bucket}`)).includes(title);
  await step('Building, checking and releasing it', () => command('release'));
  await until('The page is live', isShown(TITLE, 0));
  changePage(remote);
  await step('Releasing a change for 10 % of visitors', () => command('release', '--canary', '10'));
  await until('The canary is served to its share', isShown(CHANGED_TITLE, 0));
  if (!(await isShown(TITLE, 99)())) throw new PlainError('The canary is served to others, too.');
  console.log(`From nothing to a canary in ${since(started)}.`);
  await step('Pressing a button of the canary in a browser', () =>
    pressButton(site + PAGE, 'signpost-release=0'),
  );
  await step('Promoting it', () => command('promote'));
  await until('The change is live for all', isShown(CHANGED_TITLE, 99));
  await step('Rolling it back', () => command('rollback'));
  await until('The first release is live again', isShown(TITLE, 99));
};

/**
 * Walks through the life of a remote in a repository of its own. `folder` is empty, `store` is that of the running
 * `site`, `packages` the address of the package registry, `operators` the public key of the site. Throws when a step
 * fails, and when all of them take longer than ten minutes.
 */
export const walk = async ({ store, site, ...place }) => {
  const started = performance.now();
  const own = squad({ store, ...place });
  await step('Creating the remote', own.create);
  await step('Installing its packages', () => own.npm('install', '--no-audit', '--no-fund'));
  await step('Granting its squad a key', async () => grant(store, await own.key()));
  await step('Checking its types', () => own.npm('run', 'typecheck'));
  await step('Running its tests', () => own.npm('test'));
  await step('Building it', () => own.command('build'));
  await step('Checking it on the running site', () => own.command('conform', '--site', site));
  await step('Developing it inside the running site', () =>
    develop(own, site + PAGE, { title: TITLE, change, titleOf }),
  );
  await step('Building it again', () => own.command('build'));
  await step('Previewing it', () => preview(own, site));
  await releaseChange(own, site, started);
  const status = await step('Reading its status', () => own.command('status'));
  if (!status.includes(NAME)) throw new PlainError(`The status does not name the remote:\n${status}`);
  await step('Retiring it', () => own.command('retire', '--redirect', `${PAGE}=/explore`));
  await until('Its address redirects', async () => (await titleOf(site + PAGE, '')) === '302');
  console.log(`From nothing to the end in ${since(started)}.`);
  if (performance.now() - started > TOTAL_WITHIN_MS) throw new PlainError('That is more than ten minutes.');
};
