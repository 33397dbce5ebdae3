/** A client file of a build or a release of the remote in development. */
export interface BuildFile {
  /** The folder of a build, below the folder of builds. */
  readonly build?: string;
  /** The id of a release. */
  readonly release?: string;
  readonly file: string;
}

/**
 * Parses the address of a client file of a build or a release of the remote `name`. Returns undefined for other
 * addresses.
 */
export const parseBuildFile = (name: string, pathname: string): BuildFile | undefined => {
  const [, area, remote, ...rest] = pathname.split('/');
  if (area !== 'releases' || remote !== name) return undefined;
  const [, build, release, file] =
    /^(?:build-([0-9a-f]+)|([0-9a-f]{12}))\/client\/([\w.-]+)$/.exec(rest.join('/')) ?? [];
  if (!file) return undefined;
  return build ? { build, file } : release ? { release, file } : undefined;
};

/** Returns the name of a hot update at an address of the remote `name`; undefined for other addresses. */
export const parseHotUpdate = (name: string, pathname: string): string | undefined =>
  new RegExp(`^/releases/${name}/hot/([\\w.-]+)$`).exec(pathname)?.[1];
