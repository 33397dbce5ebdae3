/**
 * Maps an address of any of the remote's releases to a file path inside its newest build; undefined for other
 * addresses. An open page that was patched must never get a chunk of the release that it was loaded from.
 */
export const resolveBuildFile = (name: string, pathname: string): string | undefined => {
  const [, area, remote, ...rest] = pathname.split('/');
  if (area !== 'releases' || remote !== name) return undefined;
  const inRelease = /^[0-9a-f]{12}\/(client\/[\w.-]+)$/.exec(rest.join('/'));
  const update = /^hot\/[\w.-]+$/.exec(rest.join('/'));
  if (inRelease) return `dist/${inRelease[1]}`;
  return update ? update[0] : undefined;
};
