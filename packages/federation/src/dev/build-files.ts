/**
 * Maps an address to a file path inside the folder of builds: a file of one client build, or a hot update. Returns
 * undefined for other addresses; the files of releases come from the shell.
 */
export const resolveBuildFile = (name: string, pathname: string): string | undefined => {
  const [, area, remote, ...rest] = pathname.split('/');
  if (area !== 'releases' || remote !== name) return undefined;
  const inBuild = /^build-([0-9a-f]+)\/client\/([\w.-]+)$/.exec(rest.join('/'));
  const update = /^hot\/[\w.-]+$/.exec(rest.join('/'));
  if (inBuild) return `client/${inBuild[1]}/${inBuild[2]}`;
  return update ? update[0] : undefined;
};
