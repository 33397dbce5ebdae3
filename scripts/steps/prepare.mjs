import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** The remotes of this repository: the apps that have a remote configuration. */
export const remoteNames = () =>
  readdirSync('apps').filter((app) => existsSync(`apps/${app}/remote.config.ts`));

/** Builds what changed since the last build. */
export const build = () =>
  step('Building changed projects', () =>
    run('nx', ['run-many', '-t', 'build', '--output-style=static', '--parallel=2'], { quiet: true }),
  );

/**
 * Uploads the built remotes to a folder store, signed with the store's own key if requested, and makes new
 * builds live.
 */
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

/** The public key beside a folder store, in the shell's format; undefined when there is none. */
export const ownPublicKey = (store) =>
  existsSync(`${store}.pem`)
    ? createPublicKey(readFileSync(`${store}.pem`)).export({ format: 'jwk' }).x
    : undefined;
