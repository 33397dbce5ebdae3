import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Samples } from '@signpost/federation/conformance';
import type { RemoteConfig } from '@signpost/federation/contract';

/** A page or state of a remote for visual and accessibility tests. */
export type View = NonNullable<Samples<RemoteConfig>['views']>[number];

const load = createRequire(__filename);

const APPS = path.resolve(__dirname, '../../apps');

/** A remote of the repository, with the addresses of its own `conformance.ts` and slots of its `remote.config.ts`. */
export interface Remote {
  readonly name: string;
  /** A sample address of each of its paths. */
  readonly paths: Readonly<Record<string, string>>;
  /** The address of a page that shows each slot that it fills. */
  readonly slots: Readonly<Record<string, string>>;
  readonly views: readonly View[];
  /** The slots that its pages offer to other remotes. */
  readonly hosts: NonNullable<RemoteConfig['hosts']>;
}

const readRemote = (name: string): Remote => {
  const { default: samples } = load(path.join(APPS, name, 'conformance.ts')) as {
    default: Pick<Remote, 'paths' | 'slots'> & Partial<Pick<Remote, 'views'>>;
  };
  const { default: config } = load(path.join(APPS, name, 'remote.config.ts')) as { default: RemoteConfig };
  const { paths, slots, views = [] } = samples;
  return { name, paths, slots, views, hosts: config.hosts ?? {} };
};

/** Every remote of the repository. */
export const REMOTES: readonly Remote[] = readdirSync(APPS)
  .filter((app) => existsSync(path.join(APPS, app, 'remote.config.ts')))
  .map(readRemote);

/** The sample address of a remote's path. Throws when the remote has no such path. */
export const addressOf = (name: string, pattern: string): string => {
  const address = REMOTES.find((remote) => remote.name === name)?.paths[pattern];
  if (!address) throw new Error(`${name} has no sample address of ${pattern}`);
  return address;
};
