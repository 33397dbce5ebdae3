import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** The remotes of this repository: the apps that say so by their configuration. */
export const remoteNames = () =>
  readdirSync('apps').filter((app) => existsSync(`apps/${app}/remote.config.ts`));

/** Builds what changed since the last build. */
export const build = () =>
  step('Building what changed', () =>
    run('nx', ['run-many', '-t', 'build', '--output-style=static', '--parallel=2'], { quiet: true }),
  );

/** Puts the built remotes into a folder store and makes those builds live that it has never seen. */
export const releaseBuilt = (store) =>
  step('Releasing the remotes', () =>
    run(
      'tsx',
      [
        'packages/federation/src/release/cli.ts',
        'release',
        ...remoteNames(),
        '--built',
        '--if-new',
        '--store',
        store,
      ],
      {
        quiet: true,
      },
    ),
  );
