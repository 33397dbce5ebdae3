/**
 * The file of the remote's newest build for an address of any of its releases, as a path inside the build's folder;
 * nothing when the address is another's. A page that was patched since it came must never get a chunk of the release
 * that it came with.
 */
export const fileOfBuild = (name: string, pathname: string): string | undefined => {
  const [, area, remote, ...rest] = pathname.split('/');
  if (area !== 'releases' || remote !== name) return undefined;
  const inRelease = /^[0-9a-f]{12}\/(client\/[\w.-]+)$/.exec(rest.join('/'));
  const update = /^hot\/[\w.-]+$/.exec(rest.join('/'));
  if (inRelease) return `dist/${inRelease[1]}`;
  return update ? update[0] : undefined;
};
