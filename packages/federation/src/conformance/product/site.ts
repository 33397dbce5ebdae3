import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRemoteConfig } from '../../dev/remote-config';
import { builtRelease } from '../../release/built-release';
import type { Claims } from '../../release/checks/claims-free';
import { readCandidate, remoteFolder, remoteNames } from '../../release/remotes';

/** The remotes of a site: what each of them claims, and the builds by name. */
export interface Site {
  readonly claims: readonly Claims[];
  readonly builds: ReadonlyMap<string, string>;
}

/** All remotes of a checkout; those that are not built have no build. */
const remotesOfCheckout = async (root: string): Promise<Site> => {
  const names = remoteNames(root);
  const found = await Promise.all(
    names.map((name) =>
      readCandidate(root, name).then(
        ({ dist }) => [[name, dist] as const],
        () => [],
      ),
    ),
  );
  return {
    claims: names.map((name) => readRemoteConfig(remoteFolder(root, name))),
    builds: new Map(found.flat()),
  };
};

/** The remotes that are packed with a shell, by their manifests. */
const remotesOfPackage = async (folder: string): Promise<Site> => {
  const dists = readdirSync(folder).map((name) => path.join(folder, name));
  const built = await Promise.all(dists.map(builtRelease));
  return {
    claims: built.map(({ manifest }) => manifest),
    builds: new Map(built.map(({ dist, manifest }) => [manifest.name, dist])),
  };
};

/**
 * The remotes that complete the site in which those of `root` are checked: the others of the same checkout or, for the
 * repository of a single remote, those that are packed with the shell or are in its checkout. `shell` is the folder of
 * the shell's app.
 */
export const siteOf = ({ root, shell }: { readonly root: string; readonly shell: string }): Promise<Site> => {
  const packed = path.resolve(shell, '../remotes');
  if (existsSync(path.join(root, 'apps'))) return remotesOfCheckout(root);
  return existsSync(packed) ? remotesOfPackage(packed) : remotesOfCheckout(path.resolve(shell, '../..'));
};
