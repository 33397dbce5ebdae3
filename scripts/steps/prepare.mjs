import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Puts the built remotes into a folder store, signed with a key of its own if so wanted, and makes those builds live that it has never seen. */
export const releaseBuilt = (store, { ownKey = false } = {}) =>
  step('Releasing the remotes', () =>
    run(
      'tsx',
      [
        'packages/federation/src/release/cli.ts',
        'release',
        ...remoteNames(),
        '--built',
        '--if-new',
        ...(ownKey ? ['--own-key'] : []),
        '--store',
        store,
      ],
      {
        quiet: true,
      },
    ),
  );

/** The public half of the key that lies beside a folder store, as the shell takes it; nothing when there is none. */
export const ownPublicKey = (store) =>
  existsSync(`${store}.pem`)
    ? createPublicKey(readFileSync(`${store}.pem`)).export({ format: 'jwk' }).x
    : undefined;
